/** As much of a hash as people compare by eye. @example shortHash("a1b2c3d4e5…") // "a1b2c3d4" */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}
