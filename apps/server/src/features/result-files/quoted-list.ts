import type { PublishedRow } from "@time-event/domain/publications/published-list";
import type { ListInForce } from "../publications/lists-in-force.service.ts";
import type { WholeListRow } from "../results/whole-list.service.ts";
import type { Column } from "./result-table.ts";

type Language = "th" | "en";
type Row = WholeListRow;

const words = {
  number: { th: "ฉบับที่ประกาศ", en: "Published list" },
  state: { th: "สถานะของฉบับ", en: "State of the list" },
  hash: { th: "ลายนิ้วมือ (SHA-256)", en: "Fingerprint (SHA-256)" },
  provisional: { th: "ไม่เป็นทางการ", en: "provisional" },
  official: { th: "เป็นทางการ", en: "official" },
  changed: { th: "เปลี่ยนหลังประกาศ", en: "changed since" },
} as const;

/**
 * The columns by which each row of a file quotes the list in force: its number, its state and its whole hash. A row that is not what the
 * list says quotes no hash and says that it changed.
 */
export async function quotingColumns(list: ListInForce, language: Language): Promise<readonly Column[]> {
  const lines = new Map((await list.lines()).map((line) => [line.bib, line]));
  const isAsPublished = (row: Row) => {
    const line = lines.get(row.bib);
    return line !== undefined && isSame(row, line);
  };
  return [
    { name: words.number[language], cell: () => list.number },
    { name: words.state[language], cell: (row) => words[isAsPublished(row) ? list.state : "changed"][language] },
    { name: words.hash[language], cell: (row) => (isAsPublished(row) ? list.hash : "") },
  ];
}

/** Does a result say what the list says? An age group and a ranking that the public does not see are not compared. */
function isSame(row: Row, line: PublishedRow): boolean {
  const keys = ["status", "timeMs", "penaltyMs", "laps", "overallRank", "genderRank"] as const;
  const isOfGroup = line.ageGroup === row.ageGroup && line.ageGroupRank === row.ageGroupRank;
  const isOfRankings = Object.entries(row.named).every(([code, rank]) => (line.named?.[code] ?? null) === rank);
  return keys.every((key) => row[key] === line[key]) && (row.ageGroup === null || isOfGroup) && isOfRankings;
}
