/** A piece of a comparison of two texts: in both, only in the older, or only in the newer. */
export interface DiffPart {
  readonly in: "both" | "before" | "after";
  readonly text: string;
}

/**
 * Compares two texts: the fewest pieces to remove and to add. Where a stretch was rewritten, removed pieces come before
 * added ones.
 * @param cut how a text is cut into pieces: into lines, or into words
 *
 * @example
 * diffTexts("a\nb", "a\nc", (text) => text.split("\n"));
 * // [{ in: "both", text: "a" }, { in: "before", text: "b" }, { in: "after", text: "c" }]
 */
export function diffTexts(before: string, after: string, cut: (text: string) => readonly string[]): DiffPart[] {
  const old = before === "" ? [] : cut(before);
  const now = after === "" ? [] : cut(after);
  const shared = sharedLengths(old, now);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      parts.push({ in: "both", text: old[i]! });
      i++;
      j++;
    } else if (j === now.length || (i < old.length && shared[i + 1]![j]! >= shared[i]![j + 1]!)) {
      parts.push({ in: "before", text: old[i++]! });
    } else {
      parts.push({ in: "after", text: now[j++]! });
    }
  }
  return parts;
}

/** For each pair of positions: how many pieces the rests of both texts have in common, in the same order. */
function sharedLengths(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i]!;
      const next = lengths[i + 1]!;
      row[j] = old[i] === now[j] ? next[j + 1]! + 1 : Math.max(next[j]!, row[j + 1]!);
    }
  }
  return lengths;
}
