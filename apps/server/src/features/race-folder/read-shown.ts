import type { Text } from "@time-event/contract/fields";
import type { JsonReader } from "@time-event/domain/race/json-reader";
import type { EventState, RaceCategory, RaceCheckpoint, RaceEvent } from "./race-folder.types.ts";

const shownKeys =
  /^(event\.(state|summary|venue|province|organiser|lat|lng|endsOn|schedule)|checkpoints\[\d+\]\.(name|elevationM)|categories\[\d+\]\.(capacity|feeTiers))(?<rest>.*)$/s;

/** Is it the path of a key that pages show and no rule reads? */
export function isShownKey(path: string): boolean {
  return shownKeys.exec(path)?.groups?.["rest"] === "";
}

export function isInsideShownKey(path: string): boolean {
  return /^[.[]/.test(shownKeys.exec(path)?.groups?.["rest"] ?? "");
}

const states: readonly EventState[] = ["draft", "published", "open", "closed", "live", "finished", "cancelled"];

type ShownEvent = Pick<RaceEvent, "summary" | "organiser" | "venue" | "province" | "lat" | "lng" | "schedule"> & {
  readonly state: EventState | null;
  readonly endsOn: string | null;
};

export interface Shown {
  readonly event: ShownEvent;
  readonly checkpoints: readonly Pick<RaceCheckpoint, "name" | "elevationM">[];
  readonly categories: readonly Pick<RaceCategory, "capacity" | "feeTiers">[];
}

/** Reads what race.json may say for the pages beyond what the rules need. All of it may be left out. */
export function readShown(root: JsonReader): Shown {
  const event = root.optionalChild("event");
  return {
    event: event ? readEvent(event) : noEvent,
    checkpoints: root.optionalChildren("checkpoints").map((reader) => ({
      name: readText(reader, "name"),
      elevationM: reader.optionalNumber("elevationM", { min: -500, max: 9_000 }),
    })),
    categories: root.optionalChildren("categories").map((reader) => ({
      capacity: reader.optionalNumber("capacity", { min: 1, max: 1_000_000, integer: true }),
      feeTiers: reader.optionalChildren("feeTiers").map((tier) => ({
        name: readText(tier, "name"),
        priceSatang: tier.optionalNumber("priceSatang", { min: 0, max: 1e12, integer: true }) ?? 0,
        endsAt: tier.instant("endsAt"),
      })),
    })),
  };
}

const nothing: Text = { th: "", en: "" };
const noEvent: ShownEvent = {
  state: null,
  summary: nothing,
  organiser: "",
  venue: nothing,
  province: "",
  lat: null,
  lng: null,
  endsOn: null,
  schedule: [],
};

function readEvent(reader: JsonReader): ShownEvent {
  return {
    state: reader.has("state") ? reader.choice("state", states, "finished") : null,
    summary: readText(reader, "summary"),
    organiser: reader.optionalText("organiser") ?? "",
    venue: readText(reader, "venue"),
    province: reader.optionalText("province") ?? "",
    lat: reader.optionalNumber("lat", { min: -90, max: 90 }),
    lng: reader.optionalNumber("lng", { min: -180, max: 180 }),
    endsOn: reader.has("endsOn") ? reader.day("endsOn") : null,
    schedule: reader.optionalChildren("schedule").map((item) => ({
      startsAt: item.instant("startsAt") ?? missing(item, "startsAt"),
      title: readText(item, "title"),
    })),
  };
}

function missing(reader: JsonReader, key: string): number {
  if (!reader.has(key)) reader.refuse(key, "missing");
  return 0;
}

/** A text in both languages; a plain string, or only one of them, stands for both. */
function readText(reader: JsonReader, key: string): Text {
  if (reader.isText(key)) {
    const plain = reader.text(key);
    return { th: plain, en: plain };
  }
  const both = reader.optionalChild(key);
  const th = both?.optionalText("th") ?? null;
  const en = both?.optionalText("en") ?? null;
  return { th: th ?? en ?? "", en: en ?? th ?? "" };
}
