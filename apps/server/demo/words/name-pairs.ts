/** A name in Thai letters and as its bearer would write it in Latin ones. */
export interface NamePair {
  readonly th: string;
  readonly en: string;
}

/** Reads `ใจดี Jaidee, แสงทอง Saengthong, …`: pairs parted by commas, the Thai half before the first space. */
export function readNamePairs(list: string): readonly NamePair[] {
  return readWords(list).map((pair) => {
    const space = pair.indexOf(" ");
    return { th: pair.slice(0, space), en: pair.slice(space + 1) };
  });
}

/** Reads `Lumphini Park Runners, …`: words parted by commas or ends of line. */
export function readWords(list: string): readonly string[] {
  return list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
