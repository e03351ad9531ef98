/**
 * Numbers in [0, 1), the same for the same text on every machine: FNV-1a seeds a mulberry32.
 * @example const next = randomFrom("doi-inthanon trail"); next() // always 0.0126…
 */
export function randomFrom(words: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) state = Math.imul(state ^ words.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
