import { isOver } from "@time-event/domain/event-state/event-states";
import { formatInstant } from "@time-event/domain/time/instant";
import type { JsonValue, RaceDefinition, UnknownKeys } from "./race-folder.types.ts";

interface Tree {
  [key: string]: JsonValue | Tree | undefined;
}

/** Keys of a clock that are instants. */
const clockKeys = ["fromAt", "toAt", "at"];

/** Writes race.json: the values that the product knows, and the unknown keys at their places. */
export function writeRaceJson(definition: RaceDefinition): string {
  const { event, checkpoints, categories, addOns, questions, placePools, clocks, extra } = definition;
  const { schedule, contact, ...eventKeys } = event;
  const race = {
    event: {
      ...withoutBlanks(eventKeys),
      ...(contact && { contact: withoutBlanks(contact) }),
      inProgress: !isOver(event.state),
      schedule: schedule.map((item) => withInstant(withInstant(item, "startsAt"), "endsAt")),
    },
    checkpoints: checkpoints.map((point) => withInstant(withInstant(withoutBlanks(point), "opensAt"), "cutoffAt")),
    categories: categories.map(
      ({ gunAt, cutoffsAt, stages, relayLegs, feeTiers, waves, rankings, handicap, regrouped, ...category }) => ({
        ...withoutBlanks(category),
        gunAt: formatInstant(gunAt),
        ...(cutoffsAt && { cutoffsAt: cutoffsAt.map((at) => at && formatInstant(at)) }),
        ...(relayLegs && { relayLegs: relayLegs.map((leg) => withInstant(leg, "massStartAt")) }),
        ...(rankings && { rankings: rankings.map(withoutBlanks) }),
        ...(regrouped && { regrouped: withoutBlanks(regrouped) }),
        ...(handicap && { handicap: { ...handicap, allowances: handicap.allowances.map(withoutBlanks) } }),
        ...(stages && { stages: stages.map((stage) => withInstant(stage, "gunAt")) }),
        ...(feeTiers.length > 0 && { feeTiers: feeTiers.map((tier) => withInstant(tier, "endsAt")) }),
        ...(waves && { waves: waves.map((wave) => withInstant(withoutBlanks(wave), "startsAt")) }),
      }),
    ),
    ...(addOns && addOns.length > 0 && { addOns: addOns.map(withoutBlanks) }),
    ...(questions && questions.length > 0 && { questions: questions.map(withoutBlanks) }),
    ...(placePools && placePools.length > 0 && { placePools: placePools.map(withoutBlanks) }),
    ...(clocks &&
      clocks.length > 0 && { clocks: clocks.map((clock) => clockKeys.reduce(withInstant, withoutBlanks(clock))) }),
  };
  putBack(race as unknown as Tree, extra);
  return `${JSON.stringify(race, (_key, value: unknown) => (isText(value) ? withoutBlanks(value) : value), 2)}\n`;
}

function withInstant<Part extends object>(part: Part, key: string): object {
  const { [key]: at, ...others } = part as { readonly [key: string]: unknown };
  return typeof at === "number" ? { ...others, [key]: formatInstant(at) } : others;
}

/** Leaves out empty values: reading the file again gives the same. */
function withoutBlanks(part: object): object {
  const isBlank = (value: unknown): boolean =>
    value === null || value === "" || (isText(value) && value.th === "" && value.en === "");
  return Object.fromEntries(Object.entries(part).filter(([, value]) => !isBlank(value)));
}

function isText(value: unknown): value is { th: string; en: string } {
  return typeof value === "object" && value !== null && "th" in value && "en" in value;
}

function putBack(race: Tree, extra: UnknownKeys): void {
  for (const [path, value] of Object.entries(extra)) {
    let node: Tree = race;
    let rest = path;
    for (;;) {
      const [, key = "", further = ""] = /^\[?([^.[\]]+)\]?\.?(.*)$/s.exec(rest) ?? [];
      const next = Object.hasOwn(node, key) ? node[key] : undefined;
      if (further === "" || typeof next !== "object" || next === null) break;
      node = next as Tree;
      rest = further;
    }
    // an assignment would treat `__proto__` as something else than a key
    Object.defineProperty(node, rest, { value, enumerable: true, configurable: true, writable: true });
  }
}
