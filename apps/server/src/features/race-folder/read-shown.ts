import type { DecidedClock } from "@time-event/domain/clocks/source-of-reads";
import type { Text } from "@time-event/contract/fields";
import { isHexColour } from "@time-event/domain/colour/hex-colour";
import { eventStates, type EventState } from "@time-event/domain/event-state/event-states";
import { type PublicView } from "@time-event/domain/privacy/public-person";
import { nameForms } from "@time-event/domain/privacy/shown-name";
import type { JsonReader } from "@time-event/domain/race/json-reader";
import type {
  EntryRules,
  RaceAddOn,
  RaceCategory,
  RaceCheckpoint,
  RaceEvent,
  RacePool,
  RaceQuestion,
} from "./race-folder.types.ts";
import { readAddOns, readQuestions } from "./read-extras.ts";
import { readEntryRules } from "./read-entry-rules.ts";
import { readClocks } from "./read-clocks.ts";
import { readPools, readWaves } from "./read-places.ts";
import { readText } from "./read-text.ts";

const shownKeys =
  /^(addOns|questions|placePools|clocks|event\.(state|summary|venue|province|organiser|contact|cancelReason|colour|shows|lat|lng|endsOn|schedule)|checkpoints\[\d+\]\.(name|elevationM|opensAt)|categories\[\d+\]\.(capacity|feeTiers|hidden|waves|entryKind|teamMix|teamSmallest|teamLargest|feePer|youngestAge|oldestAge|bibPrefix|bibFrom|bibTo))(?<rest>.*)$/s;

/** Whether this is the path of a key that pages show and no rule reads. */
export function isShownKey(path: string): boolean {
  return shownKeys.exec(path)?.groups?.["rest"] === "";
}

export function isInsideShownKey(path: string): boolean {
  return /^[.[]/.test(shownKeys.exec(path)?.groups?.["rest"] ?? "");
}

type ShownEvent = Pick<
  RaceEvent,
  | "summary"
  | "organiser"
  | "contact"
  | "cancelReason"
  | "colour"
  | "shows"
  | "venue"
  | "province"
  | "lat"
  | "lng"
  | "schedule"
> & {
  readonly state: EventState | null;
  readonly endsOn: string | null;
};

export interface Shown {
  readonly event: ShownEvent;
  readonly checkpoints: readonly Pick<RaceCheckpoint, "name" | "elevationM" | "opensAt">[];
  readonly categories: readonly (Pick<RaceCategory, "capacity" | "feeTiers" | "hidden" | "waves"> &
    Partial<EntryRules>)[];
  readonly addOns: readonly RaceAddOn[];
  readonly questions: readonly RaceQuestion[];
  readonly placePools: readonly RacePool[];
  readonly clocks: readonly DecidedClock[];
}

/** Reads the keys of race.json that pages show and rules do not need. All of them may be left out. */
export function readShown(root: JsonReader): Shown {
  const event = root.optionalChild("event");
  return {
    event: event ? readEvent(event) : noEvent,
    checkpoints: root.optionalChildren("checkpoints").map((reader) => ({
      name: readText(reader, "name"),
      elevationM: reader.optionalNumber("elevationM", { min: -500, max: 9_000 }),
      ...instantIfThere(reader, "opensAt"),
    })),
    categories: root.optionalChildren("categories").map((reader) => ({
      capacity: reader.optionalNumber("capacity", { min: 1, max: 1_000_000, integer: true }),
      feeTiers: reader.optionalChildren("feeTiers").map((tier) => ({
        name: readText(tier, "name"),
        priceSatang: tier.optionalNumber("priceSatang", { min: 0, max: 1e12, integer: true }) ?? 0,
        endsAt: tier.instant("endsAt"),
        ...untilSold(tier),
      })),
      ...(reader.flag("hidden", false) && { hidden: true }),
      ...readWaves(reader),
      ...readEntryRules(reader),
    })),
    addOns: readAddOns(root),
    questions: readQuestions(root),
    placePools: readPools(root),
    clocks: readClocks(root),
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
    state: reader.has("state") ? reader.choice("state", eventStates, "finished") : null,
    summary: readText(reader, "summary"),
    organiser: reader.optionalText("organiser") ?? "",
    venue: readText(reader, "venue"),
    province: reader.optionalText("province") ?? "",
    ...readForPublic(reader),
    lat: reader.optionalNumber("lat", { min: -90, max: 90 }),
    lng: reader.optionalNumber("lng", { min: -180, max: 180 }),
    endsOn: reader.has("endsOn") ? reader.day("endsOn") : null,
    schedule: reader.optionalChildren("schedule").map((item) => ({
      startsAt: item.instant("startsAt") ?? missing(item, "startsAt"),
      ...instantIfThere(item, "endsAt"),
      title: readText(item, "title"),
      ...(item.has("place") && { place: readText(item, "place") }),
    })),
  };
}

function readForPublic(reader: JsonReader): Pick<RaceEvent, "contact" | "cancelReason" | "colour" | "shows"> {
  const contact = reader.optionalChild("contact");
  const shows = reader.optionalChild("shows");
  const colour = reader.optionalText("colour");
  if (colour !== null && !isHexColour(colour)) reader.refuse("colour", "not_a_colour", colour);
  return {
    ...(contact && { contact: readContact(contact) }),
    ...(reader.has("cancelReason") && { cancelReason: readText(reader, "cancelReason") }),
    ...(colour !== null && { colour }),
    ...(shows && { shows: readView(shows) }),
  };
}

function readContact(reader: JsonReader): NonNullable<RaceEvent["contact"]> {
  const text = (key: string) => reader.optionalText(key) ?? "";
  // pages make links of these, so a script must not pass as an address
  const address = (key: string) => {
    const found = text(key);
    if (found !== "" && !/^https?:\/\//.test(found)) reader.refuse(key, "not_a_web_address", found);
    return found;
  };
  return {
    email: text("email"),
    phone: text("phone"),
    website: address("website"),
    lineId: text("lineId"),
    facebook: address("facebook"),
  };
}

function readView(reader: JsonReader): PublicView {
  return {
    names: reader.choice("names", nameForms, "full"),
    club: reader.flag("club", true),
    province: reader.flag("province", true),
    ageGroup: reader.flag("ageGroup", true),
    nationality: reader.flag("nationality", true),
    bib: reader.flag("bib", true),
    startList: reader.flag("startList", true),
  };
}

function missing(reader: JsonReader, key: string): number {
  if (!reader.has(key)) reader.refuse(key, "missing");
  return 0;
}

function instantIfThere<Key extends string>(reader: JsonReader, key: Key): { readonly [K in Key]?: number } {
  const at = reader.instant(key);
  return (at === null ? {} : { [key]: at }) as { readonly [K in Key]?: number };
}

function untilSold(tier: JsonReader): { readonly untilSold?: number } {
  const sold = tier.optionalNumber("untilSold", { min: 1, max: 1_000_000, integer: true });
  return sold === null ? {} : { untilSold: sold };
}
