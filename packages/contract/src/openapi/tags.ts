import type { Endpoint } from "../endpoint.ts";
import { type Noun, nouns } from "../nouns.ts";
import type { Json } from "./json-schema.ts";

/** The headings under which a reference lists the calls: what calls are about, and what only their names say. */
const tagDescriptions = {
  dashboard: "What staff see first.",
  audit: "Who changed what, and whether that log is whole.",
  race_folder: "A whole race as a ZIP file.",
  race_control: "Where everybody is while a race runs, and whom to call.",
  read: "Reads as they came, files of chip readers, and what staff did with reads.",
  clock: "How wrong the clocks were by which reads were taken.",
  finding: "What must be looked at before results can be trusted.",
  passing: "Reads of chips, as devices bring them in.",
  user: "Accounts of staff.",
  sign_in: "Tokens, passwords and where somebody is signed in.",
  second_factor: "What somebody proves beside their password.",
  role: "Rights, and who holds them.",
  menu: "The menu of the staff area.",
  job: "What runs by the clock, and what waits.",
  event: "Events and their state.",
  privacy: "What an event shows of its players.",
  category: "Categories of an event.",
  wave: "Groups of a category that start one after another.",
  waiting_line: "Who waits before they can enter.",
  place_pool: "Places that categories share.",
  category_template: "Categories to begin with.",
  checkpoint: "Checkpoints, and the way past them.",
  station: "Working places at checkpoints, and what marshals enter there.",
  course: "Courses and their tracks.",
  schedule: "What happens when.",
  device_key: "Keys by which programs and readers send reads.",
  question: "What an event asks those who enter.",
  add_on: "What can be bought besides the entry.",
  discount_code: "Codes that make an order cheaper.",
  image: "Pictures of an event.",
  policy: "Terms, waivers and privacy policies, by version.",
  entry: "Who has entered.",
  kit: "Kits at the desk, and who stands at the start line.",
  order: "What somebody enters together and pays for.",
  publication: "Published lists of results: numbered, hashed, never changed.",
  award: "Who wins which prize, and what was handed over.",
  speaker_mark: "Whom the speakers at the finish have called.",
  result: "Results, live and final.",
  saved_view: "Lists as somebody of staff arranged them.",
  club: "Clubs and teams.",
  rehearsal: "Races that are replayed in a copy of an event, to practise.",
  event_type: "Sports.",
  series: "Several events whose results give points, and their standings.",
  penalty: "The docket: penalties from the proposal to the end of the appeal.",
  protest: "What players protest against results and penalties, and the answers of the jury.",
  penalty_rule: "What is punished, and how.",
  payment_channel: "Where fees are paid to.",
  statement: "What banks say of the organiser's accounts.",
  refund: "Money that goes back, and money without a place.",
  transfer: "Money that came, or is said to have come, for orders.",
  message_template: "What the product sends by e-mail.",
  mail: "What contacts were told: mails with their text and their fate.",
} satisfies Record<Noun | "dashboard" | "audit" | "race_folder" | "race_control" | "passing", string>;

type Tag = keyof typeof tagDescriptions;

/** Named before the noun that a call shows first: these calls show many. */
const ownTags: readonly Tag[] = ["dashboard", "audit", "race_folder", "race_control", "finding", "passing", "read"];

/**
 * The heading that a call stands under: by its name where that says it, else the first thing that it shows or changes.
 * A call that changes nothing, such as a preview, stands under the thing in its name.
 * @throws Error neither says what the call is about
 */
export function tagOf({ service, name, shows, changes }: Endpoint): Tag {
  if (service === "token") return "sign_in";
  const [first] = changes ?? shows ?? [];
  const tag = namedIn(name, ownTags) ?? first ?? namedIn(name, nouns);
  if (!tag) throw new Error(`${name} is about nothing that has a heading`);
  return tag;
}

/** The headings of some calls, each once. */
export function tagsOf(endpoints: readonly Endpoint[]): Json[] {
  return [...new Set(endpoints.map(tagOf))].map((name) => ({ name, description: tagDescriptions[name] }));
}

function namedIn<T extends string>(name: string, tags: readonly T[]): T | undefined {
  return tags.find((tag) => name.startsWith(tag.replaceAll("_", "-")));
}
