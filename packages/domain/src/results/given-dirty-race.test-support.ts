import fc from "fast-check";
import type { Category, Gender, Passing, Penalty, RuledStatus } from "../race/race.ts";
import { givenCategory, givenCheckpoints, GUN_AT, MINUTE } from "./given-race.test-support.ts";
import type { DirtyEntry, DirtyRace } from "./race-oracle.test-support.ts";

/** Everything that goes wrong with mats, chips and clocks. */
const dirt = ["missed", "stray", "doubled", "clock_off", "lingering", "swapped", "early", "copied"] as const;
type Dirt = (typeof dirt)[number];

const course = ["START", "A", "B", "FIN"];
const distances: Readonly<Record<string, number>> = { START: 0, A: 3_000, B: 7_000, FIN: 10_000 };

interface Player {
  readonly gender: Gender;
  readonly ageGroup: string | null;
  readonly startMs: number;
  /** Milliseconds per kilometre. */
  readonly pace: number;
  /** How many points the player reaches. */
  readonly reaches: number;
  readonly mess: readonly { readonly kind: Dirt; readonly point: number; readonly ms: number }[];
  readonly penalties: readonly Penalty[];
  readonly ruledStatus: RuledStatus | undefined;
  readonly isWithdrawn: boolean;
  readonly wave: string | undefined;
  /** By a start list, after the gun, ms. */
  readonly ownStartMs: number | undefined;
}

const player: fc.Arbitrary<Player> = fc.record({
  gender: fc.constantFrom<Gender>("M", "F", "X"),
  ageGroup: fc.constantFrom("18-39", "40+", null),
  // whole half minutes make ties, on the gun's clock and on the chip's
  startMs: fc.oneof(
    fc.integer({ min: 0, max: 8 }).map((n) => n * 30_000),
    fc.integer({ min: 0, max: 300_000 }),
  ),
  pace: fc.oneof(
    fc.integer({ min: 6, max: 16 }).map((n) => n * 30_000),
    fc.integer({ min: 150_000, max: 600_000 }),
  ),
  reaches: fc.constantFrom(4, 4, 4, 4, 3, 2, 1, 0),
  mess: fc.array(
    fc.record({
      kind: fc.constantFrom(...dirt),
      point: fc.nat({ max: course.length - 1 }),
      ms: fc.integer({ min: -20 * MINUTE, max: 60 * MINUTE }),
    }),
    { maxLength: 3 },
  ),
  penalties: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Penalty[]>([]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Penalty[]>([{ timeMs: 60_000 }], [{ timeMs: -90_000 }], [{ disqualify: true }]),
    },
  ),
  ruledStatus: fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom<RuledStatus>("dns", "dnf", "dsq") },
  ),
  wave: fc.constantFrom(undefined, "A", "B", "C"),
  ownStartMs: fc.constantFrom(undefined, undefined, undefined, 0, 30_000, 150_500),
  isWithdrawn: fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

const clock = fc.constantFrom<"gun" | "chip">("gun", "chip");
const rules: fc.Arbitrary<Partial<Category>> = fc.record({
  rankBy: clock,
  rankGenderBy: clock,
  rankAgeGroupsBy: clock,
  winnersLeaveAgeGroups: fc.nat({ max: 2 }),
  maxSpeedMps: fc.constantFrom(12, 30),
});

/** A race of a few players whose reads were recorded as badly as they can be. */
export const dirtyRace: fc.Arbitrary<DirtyRace> = fc
  .record({
    players: fc.array(player, { minLength: 1, maxLength: 7 }),
    rules,
    limitMinutes: fc.constantFrom(null, null, 45, 60),
    cutoffMinutes: fc.constantFrom(null, null, 30, 50),
    ownCutoffs: fc.constantFrom({}, {}, { cutoffsAt: [null, GUN_AT + 12 * MINUTE, GUN_AT + 40 * MINUTE] }),
    startCutoffs: fc.constantFrom(
      {},
      {},
      { cutoffsAfterMs: [null, 12 * MINUTE] },
      { cutoffsAfterMs: [null, null, 30 * MINUTE, 41 * MINUTE] },
    ),
    mustPass: fc.constantFrom(
      {},
      {},
      { mustPass: { checkpoints: ["B"], otherwise: "dsq" as const } },
      { mustPass: { checkpoints: ["START", "A"], otherwise: "dnf" as const } },
    ),
    neutral: fc.constantFrom(
      {},
      {},
      { neutral: [{ from: "A", to: "B", limitMs: null }] },
      { neutral: [{ from: "START", to: "B", limitMs: 5 * MINUTE }] },
      {
        neutral: [
          { from: "START", to: "A", limitMs: 2 * MINUTE },
          { from: "A", to: "FIN", limitMs: 12 * MINUTE },
        ],
      },
    ),
    waveGuns: fc.constantFrom(
      {},
      {},
      { waveGuns: { A: GUN_AT, B: GUN_AT + 2 * MINUTE } },
      { waveGuns: { A: GUN_AT - MINUTE, C: GUN_AT + 90_500 } },
    ),
    inProgress: fc.boolean(),
    readsOutrankDns: fc.boolean(),
  })
  .map(
    ({
      players,
      rules: changes,
      limitMinutes,
      cutoffMinutes,
      ownCutoffs,
      startCutoffs,
      mustPass,
      neutral,
      waveGuns,
      inProgress,
      readsOutrankDns,
    }) => {
      const checkpoints = givenCheckpoints("START:start:0 A:split:3000 B:split:7000 FIN:finish:10000");
      const b = checkpoints.get("B")!;
      if (cutoffMinutes !== null) checkpoints.set("B", { ...b, cutoffAt: GUN_AT + cutoffMinutes * MINUTE });
      const limit = limitMinutes === null ? {} : { timeLimitMs: limitMinutes * MINUTE };
      const category = givenCategory(course.join(" "), {
        ...changes,
        ...limit,
        ...ownCutoffs,
        ...startCutoffs,
        ...mustPass,
        ...neutral,
        ...waveGuns,
      });
      const reads = players.map(readsOf);
      players.forEach(({ mess }, index) => swap(mess, reads, index));
      const entries = players.map(
        ({ gender, ageGroup, penalties, ruledStatus, isWithdrawn, wave, ownStartMs }, id): DirtyEntry => ({
          id,
          bib: String(id),
          gender,
          age: null,
          ageGroup,
          penalties,
          ...(ruledStatus && { ruledStatus }),
          isWithdrawn,
          ...(wave !== undefined && { wave }),
          ...(ownStartMs !== undefined && { startsAt: GUN_AT + ownStartMs }),
          passings: reads[id]!,
        }),
      );
      return { category, checkpoints, entries, inProgress, readsOutrankDns };
    },
  );

function readsOf({ startMs, pace, reaches, mess }: Player): Passing[] {
  const atOf = (code: string) => GUN_AT + startMs + Math.round((distances[code]! / 1_000) * pace);
  let reads: Passing[] = course.slice(0, reaches).map((checkpoint) => ({ checkpoint, at: atOf(checkpoint) }));
  for (const { kind, point, ms } of mess) {
    const code = course[point]!;
    const here = reads.filter(({ checkpoint }) => checkpoint === code);
    const again = (gap: number, times: number) =>
      here
        .slice(0, 1)
        .flatMap(({ at }) => Array.from({ length: times }, (_, n) => ({ checkpoint: code, at: at + (n + 1) * gap })));
    if (kind === "missed") reads = reads.filter(({ checkpoint }) => checkpoint !== code);
    if (kind === "stray") reads.push({ checkpoint: code, at: GUN_AT + Math.abs(ms) });
    if (kind === "doubled") reads.push(...again(1 + (Math.abs(ms) % 59_999), 1));
    if (kind === "copied") reads.push(...here);
    // a chain of reads closer than the window, or passings of the mat further apart
    if (kind === "lingering") reads.push(...again(ms > 0 ? 50_000 : 70_000, 4));
    if (kind === "early") reads.push({ checkpoint: "START", at: GUN_AT - Math.abs(ms) });
    if (kind === "clock_off") {
      reads = reads.map((read) => (read.checkpoint === code ? { ...read, at: read.at + Math.trunc(ms / 3) } : read));
    }
  }
  return reads;
}

/** Two players who changed chips at one point. */
function swap(mess: Player["mess"], reads: Passing[][], index: number): void {
  const other = (index + 1) % reads.length;
  for (const { kind, point } of mess) {
    if (kind !== "swapped" || other === index) continue;
    const is = ({ checkpoint }: Passing) => checkpoint === course[point];
    const [mine, theirs] = [reads[index]!.filter(is), reads[other]!.filter(is)];
    reads[index] = [...reads[index]!.filter((read) => !is(read)), ...theirs];
    reads[other] = [...reads[other]!.filter((read) => !is(read)), ...mine];
  }
}
