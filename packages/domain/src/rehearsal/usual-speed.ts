/** Average speeds of amateurs, m/s, by what the code of a sport says. */
const usual: readonly (readonly [RegExp, number])[] = [
  [/trail|mountain/, 1.9],
  [/walk/, 1.4],
  [/swim/, 0.8],
  [/triathlon|duathlon|multi/, 4],
  [/mtb/, 4.5],
  [/cycl|bike|ride/, 8],
  [/rally|road_?off|off_?road/, 14],
];
const ofRunners = 2.7;

/**
 * What an average amateur covers in a sport, m/s: good enough to rehearse with.
 *
 * @example
 * usualSpeedMps("trail"); // 1.9
 */
export function usualSpeedMps(sport: string): number {
  return usual.find(([word]) => word.test(sport))?.[1] ?? ofRunners;
}
