// How honest the windows of expected times are: of a real marathon, how many of ten came inside a window that promises eight. No
// speed: it prints shares. Every runner is expected at every point from every earlier one, by what had been read at that moment.
import { expectPoints } from "@time-event/domain/pacing/expect-points";
import { learnFromField, type FieldCorrections } from "@time-event/domain/pacing/field-corrections";
import { hasBoston, loadBoston } from "./support/boston.ts";

if (!hasBoston) {
  console.log("expected-times: the race folder boston-2014 is missing; nothing was measured");
  process.exit(0);
}
const { race, entries, passings } = await loadBoston();
const pointOf = new Map(race.checkpoints.map(({ code, distanceM }) => [code, distanceM]));

/** What the field shows is worked out anew so often. */
const learntEveryMs = 60_000;

function measure(code: string, onRoad: boolean, learns: boolean): void {
  const category = race.categories.find((each) => each.code === code)!;
  const distancesM = category.checkpoints.map((point) => pointOf.get(point) ?? null);
  // the clock of this race is the runner's own: everybody starts at the gun
  const members = new Set(entries.filter((entry) => entry.category === code).map(({ bib }) => bib));
  const all = [...passings].flatMap(([bib, own]) => {
    const atPoint = (point: string) => own.find(({ checkpoint }) => checkpoint === point);
    if (!members.has(bib)) return [];
    return [category.checkpoints.map((point) => (atPoint(point) ? atPoint(point)!.at - category.gunAt : null))];
  });
  // in the order of the file of reads: the even ones of the marathon made the coefficients
  const odd = all.filter((_, at) => at % 2 === 1);
  const tested = all.length > 1_000 ? odd.filter((_, at) => at % 40 === 3) : all;
  const field = all.length > 1_000 ? odd.filter((_, at) => at % 8 === 0) : all;
  const learnt = new Map<number, FieldCorrections>();

  function learntAt(now: number): FieldCorrections {
    const at = Math.floor(now / learntEveryMs) * learntEveryMs;
    const known =
      learnt.get(at) ??
      learnFromField(
        field.map((splitMs) => ({
          distancesM,
          onRoad,
          startedAt: 0,
          splitMs: splitMs.map((ms) => (ms !== null && ms <= at ? ms : null)),
        })),
        at,
      );
    learnt.set(at, known);
    return known;
  }

  const shares = new Map<string, { inside: number; earlier: number; later: number; all: number }>();
  for (const splitMs of tested) {
    for (const [last, now] of splitMs.entries()) {
      if (now === null) continue;
      const soFar = splitMs.map((ms, at) => (at <= last ? ms : null));
      const way = { distancesM, onRoad, splitMs: soFar };
      for (const { index, fromMs, untilMs } of expectPoints(way, learns ? learntAt(now) : null)) {
        const came = splitMs[index];
        if (came === null || came === undefined) continue;
        for (const key of ["all", category.checkpoints[last]!]) {
          const share = shares.get(key) ?? { inside: 0, earlier: 0, later: 0, all: 0 };
          share.all += 1;
          share[came < fromMs ? "earlier" : came > untilMs ? "later" : "inside"] += 1;
          shares.set(key, share);
        }
      }
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  for (const [key, share] of shares) {
    const { inside, earlier, later, all: counted } = share;
    console.log(
      `expected-times ${code} ${learns ? "with its field" : "alone"}, from ${key}: ${percent(inside, counted)} inside ` +
        `(${percent(earlier, counted)} earlier, ${percent(later, counted)} later) n=${counted}`,
    );
  }
}

measure("MARATHON", true, false);
measure("MARATHON", true, true);
measure("WHEELCHAIR", false, true);
