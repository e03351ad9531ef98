import type { PassingRow, PenaltyRow } from "../../src/features/race-folder/race-folder.types.ts";
import { HOUR_MS, MINUTE_MS } from "../local-days.ts";
import { byChip, byMarshal } from "../mat-reads.ts";
import { disqualification, kit, penalty } from "./trail-penalties.ts";
import { places } from "./trail-places.ts";
import { stationAt } from "./trail-reads.ts";
import type { Player } from "./trail-players.ts";

/** Changes what the stations recorded of a player. */
type Adjustment = (reads: PassingRow[], player: Player) => PassingRow[];

export interface Incidents {
  readonly penalties: readonly PenaltyRow[];
  readonly adjustReads: (player: Player, reads: PassingRow[]) => PassingRow[];
}

/**
 * What makes a weekend's results worth explaining: a dead heat, kit that was missing, a shortcut, mats that saw too much
 * or nothing. Who it happens to follows from the order at the finish, so that it shows near the top of the lists.
 */
export function addIncidents(players: readonly Player[]): Incidents {
  const finishers = (category: string) =>
    players
      .filter(({ entry, times }) => entry.category === category && (times.at(-1) ?? null) !== null)
      .toSorted((a, b) => a.times.at(-1)! - b.times.at(-1)!);
  const [ultra, fifty, quarter, short] = ["100K", "50K", "25K", "10K"].map(finishers) as [
    Player[],
    Player[],
    Player[],
    Player[],
  ];

  finishTogether(fifty[7]!, fifty[8]!);
  finishTogether(ultra[20]!, ultra[21]!);
  leaveOut(fifty[40]!, places.summit.code);

  const adjustments = new Map<Player, Adjustment>([
    [ultra[0]!, thanksTheCrowd],
    [quarter[5]!, isSeenByVideoOnly],
    [short[2]!, goesBackForTheBottle],
    ...ultra.slice(30, 33).map((player): [Player, Adjustment] => [player, isWrittenDownTwelveHoursLate]),
  ]);
  return {
    penalties: [
      kit(ultra[2]!, 60, "ไม่มีผ้าห่มฉุกเฉิน", "no emergency blanket"),
      kit(fifty[0]!, 30, "ไม่มีไฟฉายสำรอง", "no spare lamp"),
      kit(fifty[25]!, 15, "น้ำไม่ถึง 1 ลิตร", "less than 1 litre of water"),
      penalty(
        ultra[11]!,
        "outside-assistance",
        30,
        "รับของนอกจุดบริการที่สะปัน",
        "took supplies outside the aid station at Sapan",
      ),
      penalty(quarter[3]!, "littering", 10, "ทิ้งซองเจลบนเส้นทาง", "dropped gel wrappers on the trail"),
      disqualification(
        fifty[40]!,
        "course-cutting",
        "ไม่ผ่านสันดอยภูคา ลัดทางลงที่ทำการ",
        "skipped Phu Kha Ridge by the road to headquarters",
      ),
      disqualification(short[60]!, "bib-swap", "วิ่งด้วยบิบของผู้อื่น", "ran with another person's bib"),
    ],
    adjustReads: (player, reads) => adjustments.get(player)?.(reads, player) ?? reads,
  };
}

/** Hand in hand: the same thousandth of a second. */
function finishTogether(one: Player, other: Player): void {
  other.times = other.times.with(-1, one.times.at(-1)!);
}

function leaveOut(player: Player, code: string): void {
  player.times = player.times.map((at, index) => (player.course.points[index]!.place.code === code ? null : at));
}

/** The winner walks back over the finish mat for the photographers. */
function thanksTheCrowd(reads: PassingRow[], player: Player): PassingRow[] {
  const finish = stationAt(player, player.times.length - 1);
  const at = player.times.at(-1)!;
  return [...reads, ...[4, 11, 37].map((minutes) => byChip(finish, player.entry, at + minutes * MINUTE_MS + 310))];
}

/** A chip that the finish mat did not read; the jury found the bib on the finish video. */
function isSeenByVideoOnly(reads: PassingRow[], player: Player): PassingRow[] {
  const finish = stationAt(player, player.times.length - 1);
  const seen = {
    ...byMarshal({ ...finish, device: "finish-video" }, player.entry, player.times.at(-1)!),
    source: "video",
  };
  return [...reads.filter(({ checkpoint }) => checkpoint !== finish.checkpoint), seen];
}

/** Crosses the start line, turns round, and starts again: ranked by chip, the last read counts. */
function goesBackForTheBottle(reads: PassingRow[], { entry, startAt }: Player): PassingRow[] {
  const mat = { checkpoint: places.start.code, by: "mat", device: "mat-start", misses: 0 } as const;
  return [...reads, byChip(mat, entry, startAt! + 47_260)];
}

/** A marshal's phone that took six in the morning for six in the evening. */
function isWrittenDownTwelveHoursLate(reads: PassingRow[]): PassingRow[] {
  const wrong = places.mistCliff.code;
  return reads.map((read) => (read.checkpoint === wrong ? { ...read, at: read.at + 12 * HOUR_MS } : read));
}
