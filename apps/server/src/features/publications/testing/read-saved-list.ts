import { createHash } from "node:crypto";

/**
 * Reads the saved text of a list by docs/published-lists.md alone: it shares no code with what writes the text, so that it can tell
 * when what is written is not what is documented.
 */
export function readSavedList(bytes: Uint8Array) {
  const text = Buffer.from(bytes).toString("utf8");
  const end = text.indexOf("\n\n");
  const [form, ...head] = text.slice(0, end).split("\n");
  const lines = text.slice(end + 2).split("\n");
  if (lines.pop() !== "") throw new Error("the last line does not end");
  return {
    form,
    hash: createHash("sha256").update(bytes).digest("hex"),
    head: Object.fromEntries(head.map((line) => line.split("\t").map(withoutEscapes))) as Record<string, string>,
    lines: lines.map((line) => {
      const [bib, status, timeMs, penaltyMs, laps, overallRank, genderRank, ageGroup, ageGroupRank] = line.split("\t");
      return {
        bib: withoutEscapes(bib!),
        status,
        timeMs: numberIn(timeMs),
        penaltyMs: numberIn(penaltyMs),
        laps: numberIn(laps),
        overallRank: numberIn(overallRank),
        genderRank: numberIn(genderRank),
        ageGroup: ageGroup === "" ? null : withoutEscapes(ageGroup!),
        ageGroupRank: numberIn(ageGroupRank),
      };
    }),
  };
}

const numberIn = (field: string | undefined) => (field === "" ? null : Number(field));

function withoutEscapes(field: string): string {
  let read = "";
  for (let at = 0; at < field.length; at++) {
    if (field[at] !== "\\") read += field[at];
    else read += { t: "\t", n: "\n", r: "\r", "\\": "\\" }[field[++at]!]!;
  }
  return read;
}
