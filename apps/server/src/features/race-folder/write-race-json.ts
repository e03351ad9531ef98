import { isOver } from "@time-event/domain/event-state/event-states";
import { formatInstant } from "@time-event/domain/time/instant";
import type { JsonValue, RaceDefinition, UnknownKeys } from "./race-folder.types.ts";

interface Tree {
  [key: string]: JsonValue | Tree | undefined;
}

/** Writes race.json: what the product knows, and the unknown keys where they stood. */
export function writeRaceJson({ event, checkpoints, categories, extra }: RaceDefinition): string {
  const { schedule, contact, ...eventKeys } = event;
  const race = {
    event: {
      ...withoutBlanks(eventKeys),
      ...(contact && { contact: withoutBlanks(contact) }),
      inProgress: !isOver(event.state),
      schedule: schedule.map(({ startsAt, title }) => ({ startsAt: formatInstant(startsAt), title })),
    },
    checkpoints: checkpoints.map(({ cutoffAt, ...point }) => ({
      ...withoutBlanks(point),
      ...(cutoffAt !== undefined && { cutoffAt: formatInstant(cutoffAt) }),
    })),
    categories: categories.map(({ gunAt, stages, feeTiers, ...category }) => ({
      ...withoutBlanks(category),
      gunAt: formatInstant(gunAt),
      ...(stages && { stages: stages.map((stage) => withInstant(stage, "gunAt")) }),
      ...(feeTiers.length > 0 && { feeTiers: feeTiers.map((tier) => withInstant(tier, "endsAt")) }),
    })),
  };
  putBack(race as unknown as Tree, extra);
  return `${JSON.stringify(race, null, 2)}\n`;
}

function withInstant<Key extends string>(part: { readonly [K in Key]?: number | null }, key: Key): object {
  const { [key]: at, ...others } = part;
  return at === undefined || at === null ? others : { ...others, [key]: formatInstant(at) };
}

/** Leaves out what says nothing: reading it again gives the same. */
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
    // an assignment would take `__proto__` for something else than a key
    Object.defineProperty(node, rest, { value, enumerable: true, configurable: true, writable: true });
  }
}
