/**
 * The first index from `from` on for which `holds` is true; `to` when there is none. Once true, `holds` must stay true.
 *
 * @example
 * firstIndex(0, 3, (index) => [1, 5, 9][index]! >= 5); // 1
 */
export function firstIndex(from: number, to: number, holds: (index: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
