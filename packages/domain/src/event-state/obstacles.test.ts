import { describe, expect, it } from "vitest";
import type { EventSetup } from "./event-setup.ts";
import type { EventState } from "./event-states.ts";
import { courseOf, givenCategory, givenSetup, gunAt } from "./given-setup.test-support.ts";
import { refusals } from "./obstacles.ts";

const monthBefore = Date.parse("2026-10-15T12:00:00+07:00");
const hour = 3_600_000;
const words = (changes: Partial<EventSetup>, to: EventState, now = monthBefore) =>
  refusals(givenSetup(changes), to, now).map(({ code, tab, subject }) =>
    [code, tab, subject].filter(Boolean).join(" "),
  );

describe("publishing", () => {
  it("is allowed when nothing is missing", () => {
    expect(words({}, "published")).toEqual([]);
  });

  it("names everything that is missing at once, with the tab where staff add it", () => {
    const nothing = { th: " ", en: "" };
    expect(
      words({ name: nothing, venue: nothing, province: "", categories: [], checkpointKinds: [] }, "published"),
    ).toEqual([
      "name_th_missing details",
      "venue_missing details",
      "province_missing details",
      "no_start_checkpoint checkpoints",
      "no_finish_checkpoint checkpoints",
      "no_category categories",
    ]);
  });

  it.each([
    ["without a price", { priceEnds: [] }, ["category_without_fee"]],
    ["that does not start", { course: courseOf("split", "finish") }, ["category_without_start"]],
    ["that does not finish", { course: courseOf("start", "split") }, ["category_without_finish"]],
    ["that goes on after its finish", { course: courseOf("start", "finish", "split") }, ["category_without_finish"]],
    ["without any point", { course: [] }, ["category_without_start", "category_without_finish"]],
    ["whose gun is the day before, in the event's zone", { gunAt: gunAt - 7 * hour }, ["gun_off_days"]],
    ["whose gun is that day though not in UTC", { gunAt: gunAt - 5 * hour }, []],
    ["of laps, whose line is start and finish", { course: courseOf("lap") }, []],
  ] as const)("judges a category %s", (_, changes, expected) => {
    const category = givenCategory({ ...changes });
    expect(words({ categories: [givenCategory({ code: "5K" }), category] }, "published")).toEqual(
      expected.map((code) => `${code} categories 10K`),
    );
  });

  it("does not blame each category for a checkpoint that the event lacks", () => {
    const category = givenCategory({ course: courseOf("start") });
    expect(words({ checkpointKinds: ["start"], categories: [category] }, "published")).toEqual([
      "no_finish_checkpoint checkpoints",
    ]);
  });
});

describe("the other states", () => {
  const [published, open, live] = [{ state: "published" }, { state: "open" }, { state: "live" }] as const;

  it.each([
    ["entries open while a price holds", published, "open", monthBefore, []],
    ["entries do not open after the event", published, "open", gunAt + 48 * hour, ["days_over details"]],
    ["an event does not go live without entries", published, "live", gunAt, ["no_entries entries"]],
    [
      "an event does not go live before its day",
      { ...published, entries: 1 },
      "live",
      gunAt - 24 * hour,
      ["too_early details"],
    ],
    ["a race goes live on its day", { ...published, entries: 1 }, "live", gunAt - hour, []],
    ["a race is not over before its gun", live, "finished", gunAt - 1, ["not_started categories"]],
    ["a race is over after it", live, "finished", gunAt + hour, []],
    ["entries close at any time", open, "closed", monthBefore, []],
    ["a race without reads goes back", live, "closed", gunAt, []],
    ["a race with reads does not go back", { ...live, reads: 1 }, "closed", gunAt, ["has_reads publish"]],
    [
      "an event with entries is not hidden again",
      { ...published, entries: 1 },
      "draft",
      gunAt,
      ["has_entries entries"],
    ],
    ["a finished race is opened again, whatever is missing", { state: "finished", categories: [] }, "live", gunAt, []],
    ["there is no way past the table", {}, "live", gunAt, ["no_such_step publish"]],
  ] as const)("%s", (_, changes, to, now, expected) => {
    expect(words(changes, to, now)).toEqual(expected);
  });

  it("refuses to open when every price of a category is over", () => {
    const over = givenCategory({ priceEnds: [monthBefore - 1, monthBefore] });
    expect(words({ ...published, categories: [over] }, "open")).toEqual(["fees_over categories 10K"]);
  });
});
