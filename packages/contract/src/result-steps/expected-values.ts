import type { ResultRow } from "../results.ts";

/**
 * The columns of a row in the order in which they are worked out: a column may follow from those before it. A new column comes
 * first, because the places from the end are the bits of a patch.
 */
export const columns = [
  "placesLost",
  "bib",
  "name",
  "nameEn",
  "nameRtgs",
  "legs",
  "gender",
  "nationality",
  "club",
  "team",
  "ageGroup",
  "flags",
  "penaltyMs",
  "status",
  "laps",
  "splitMs",
  "lastSeen",
  "gunMs",
  "chipMs",
  "timeMs",
  "gapMs",
  "overallRank",
  "genderRank",
  "ageGroupRank",
] as const satisfies readonly (keyof ResultRow)[];

export type Column = (typeof columns)[number];
type RankColumn = "overallRank" | "genderRank" | "ageGroupRank";
const rankColumns: readonly RankColumn[] = ["overallRank", "genderRank", "ageGroupRank"];

/** What a row that comes new into a list was before. */
export const blankRow: ResultRow = {
  bib: "",
  name: "",
  nameEn: "",
  gender: "M",
  nationality: "",
  club: "",
  team: null,
  ageGroup: null,
  flags: [],
  penaltyMs: 0,
  status: "registered",
  laps: 0,
  splitMs: [],
  lastSeen: null,
  gunMs: null,
  chipMs: null,
  timeMs: null,
  gapMs: null,
  overallRank: null,
  genderRank: null,
  ageGroupRank: null,
};

/**
 * Works out what each column of a new list is likely to be, from the old list and from what is known of the new one so far, so
 * that only what differs has to be sent. Sender and receiver ask in the same order, and tell it each row when it is known. A
 * wrong expectation costs bytes, never truth.
 */
export function expectRows(old: readonly ResultRow[], splitCodes: readonly string[]) {
  const leader = old.find(({ timeMs, gapMs }) => timeMs !== null && gapMs !== null);
  const leaderMs = leader ? leader.timeMs! - leader.gapMs! : null;
  const zeroAt = old.map((row) => clockZero(row, splitCodes)).find((zero) => zero !== null) ?? null;
  const ranks = rankColumns.map((column) => ({ column, ...rankRun(column, old) }));
  let gapShiftMs = 0;

  /** @param row as far as it is known: every column before `column` */
  function expected(column: Column, row: ResultRow, before: ResultRow): unknown {
    const finishedNow = row.status === "finished" && before.status !== "finished";
    const lastMs = row.splitMs.at(-1) ?? null;
    if (column === "lastSeen") return expectedSight(row, before, splitCodes, zeroAt);
    if (column === "gapMs" && before.gapMs !== null && !finishedNow) return before.gapMs + gapShiftMs;
    const rank = ranks.find((each) => each.column === column);
    if (rank) return rank.expected(row, before);
    if (!finishedNow || lastMs === null) return before[column];
    if (column === "gunMs") return lastMs;
    // splits follow the clock of the overall ranking: from the gun, the start is one of them; from the start, it is 0
    if (column === "chipMs") return row.gunMs === lastMs ? lastMs - (row.splitMs[0] ?? 0) : lastMs;
    if (column === "timeMs") return lastMs + row.penaltyMs;
    if (column === "gapMs") return row.timeMs === null || leaderMs === null ? null : row.timeMs - leaderMs + gapShiftMs;
    return before[column];
  }

  function known(row: ResultRow, before: ResultRow): void {
    for (const rank of ranks) rank.known(row);
    if (row.timeMs === before.timeMs && row.gapMs !== null && before.gapMs !== null)
      gapShiftMs = row.gapMs - before.gapMs;
  }

  return { expected, known };
}

/** At which instant the clock of a row's splits was zero; null: nothing tells it. */
function clockZero({ splitMs, lastSeen }: ResultRow, splitCodes: readonly string[]): number | null {
  const ms = lastSeen && splitMs[splitCodes.indexOf(lastSeen.checkpoint)];
  return typeof ms === "number" ? lastSeen!.at - ms : null;
}

/** Who has passed one more point was seen there, at the time of that split. */
function expectedSight(
  row: ResultRow,
  before: ResultRow,
  splitCodes: readonly string[],
  zeroAt: number | null,
): ResultRow["lastSeen"] {
  const point = row.splitMs.findLastIndex((ms, index) => ms !== null && ms !== (before.splitMs[index] ?? null));
  const zero = clockZero(before, splitCodes) ?? zeroAt;
  const checkpoint = splitCodes[point];
  if (checkpoint === undefined || zero === null) return before.lastSeen;
  return { checkpoint, at: zero + row.splitMs[point]! };
}

/** The ranks of one column down a list: they count up within a group, and equal times share one. */
function rankRun(column: RankColumn, old: readonly ResultRow[]) {
  const last = new Map<string, { rank: number; next: number; row: ResultRow }>();
  const groupOf = ({ gender, ageGroup }: ResultRow) =>
    column === "overallRank" ? "" : column === "genderRank" ? gender : `${gender} ${ageGroup}`;

  function counted(row: ResultRow): number | undefined {
    const above = last.get(groupOf(row));
    if (!above) return undefined;
    return above.row.timeMs === row.timeMs && above.row.laps === row.laps ? above.rank : above.next;
  }

  function known(row: ResultRow): void {
    const rank = row[column];
    if (rank === null) return;
    const above = last.get(groupOf(row));
    const next = above?.rank === rank ? above.next + 1 : rank + 1;
    last.set(groupOf(row), { rank, next, row });
  }

  /** A list by the other clock is not in the order of these ranks; then a rank more likely stays what it was. */
  let right = 0;
  for (const row of old) {
    const guess = counted(row);
    if (row[column] !== null && guess !== undefined) right += guess === row[column] ? 1 : -1;
    known(row);
  }
  last.clear();
  const isCounted = right >= 0;

  return {
    known,
    expected: (row: ResultRow, before: ResultRow): number | null => {
      const isRanked = row.status === before.status ? before[column] !== null : row.status === "finished";
      if (!isRanked) return null;
      return (isCounted ? counted(row) : undefined) ?? before[column];
    },
  };
}
