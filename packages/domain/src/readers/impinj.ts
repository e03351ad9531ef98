import { readAt, type ReaderLine } from "./reader-line.ts";

/**
 * Impinj, as race programs log it: `Tag,DiscoveryTime`, a hex tag and local time.
 * @example readImpinj("E20034120000,2026-11-22 06:31:07.250123") // chip E20034120000
 */
export function readImpinj(line: string): ReaderLine {
  const [, chip, day, clock] = /^"?([\da-f]+)"?,"?(\d{4}-\d\d-\d\d) (\S+?)"?(?:,|$)/i.exec(line.trim()) ?? [];
  return chip === undefined ? ["not_a_read"] : readAt(chip, day ?? "", clock ?? "");
}
