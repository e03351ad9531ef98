import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarList, dashboardGet } from "@time-event/contract/dashboard";
import { get } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { createDashboardService } from "./dashboard.service.ts";

let given: GivenApp;
let admin: string;
let manager: string;
let live: number;
let draft: number;

beforeAll(async () => {
  given = await givenApp();
  live = await givenEvent("live-race", "live");
  draft = await givenEvent("draft-race", "published");
  await sql`update events set state = 'draft', starts_on = '2026-11-25', ends_on = '2026-11-25' where id = ${draft}`.execute(
    given.db,
  );
  await sql`update entries set created_at = '2026-11-20T18:00:00Z' where event_id = ${live}`.execute(given.db);
  await sql`update entries set created_at = '2026-11-14T01:00:00Z', bib = '' where event_id = ${draft}`.execute(
    given.db,
  );
  admin = await givenSignedIn(given, "admin");
  manager = await givenSignedIn(given, "manager", "event_manager", draft);
});
afterAll(() => given.stop());

async function givenEvent(slug: string, state: "live" | "published"): Promise<number> {
  const entries = [givenEntry("1"), givenEntry("2"), givenEntry("3")];
  const passings = state === "live" ? [givenPassing("1", "START", 0), givenPassing("99", "START", 1)] : [];
  await givenRace(given.db, givenRaceDefinition({ slug, state }), { entries, passings });
  return (await given.db.selectFrom("events").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;
}

/** The dashboard at noon in Thailand on 21 November 2026. */
function atNoon(permissions: readonly string[], eventPermissions = {}) {
  const service = createDashboardService(given.db, () => Date.parse("2026-11-21T05:00:00Z"));
  const caller = { username: "x", address: "", roles: [], displayName: { th: "", en: "" }, language: "th" as const };
  return service.get({ ...caller, permissions: [...permissions], eventPermissions });
}

describe("dashboard-get", () => {
  it("counts entries by the days of the event's own time zone", async () => {
    const { entriesToday, entriesWeekAgo, entriesByDay } = await atNoon(["dashboard_view"]);
    // 18:00 UTC on the 20th is one in the morning of the 21st in Thailand
    expect(entriesToday).toBe(3);
    expect(entriesWeekAgo).toBe(3);
    expect(entriesByDay).toHaveLength(30);
    expect(entriesByDay.filter(({ entries }) => entries > 0)).toEqual([
      { on: "2026-11-14", entries: 3 },
      { on: "2026-11-21", entries: 3 },
    ]);
  });

  it("shows races under way, coming events, and what waits for staff", async () => {
    const { live: underWay, coming, concerns, eventsByState } = await atNoon(["dashboard_view"]);
    expect(underWay).toMatchObject([{ eventId: live, entries: 3, onCourse: 1, finished: 0 }]);
    expect(coming).toMatchObject([{ eventId: draft, state: "draft", daysAway: 4, entries: 3, capacity: 100 }]);
    expect(eventsByState).toContainEqual({ state: "live", events: 1 });
    expect(concerns.map(({ kind, eventId, count }) => [kind, eventId, count])).toEqual([
      ["not_published", draft, 4],
      ["no_bib", draft, 3],
      ["unknown_reads", live, 1],
    ]);
  });

  it("limits a coming event by the places that its categories share", async () => {
    await sql`insert into place_pools (event_id, name_th, name_en, capacity) values (${draft}, 'รวม', 'All', 40)`.execute(
      given.db,
    );
    const { coming } = await atNoon(["dashboard_view"]);
    await sql`delete from place_pools where event_id = ${draft}`.execute(given.db);
    expect(coming).toMatchObject([{ eventId: draft, capacity: 40 }]);
  });

  it("shows a manager only their own event", async () => {
    const { live: underWay, coming, entriesToday } = await atNoon([], { [draft]: ["dashboard_view"] });
    expect([underWay, entriesToday]).toEqual([[], 0]);
    expect(coming.map(({ eventId }) => eventId)).toEqual([draft]);
  });

  it("tells of money that waits only those who may see it, and only of their events", async () => {
    await sql`insert into orders (event_id, reference, state, language, held_at, created_at, quote, places)
      values (${live}, 'AAAA2222', 'awaiting_payment', 'th', now(), now(), '{"totalSatang": 80000}', 1)`.execute(
      given.db,
    );
    await sql`insert into transfers (event_id, order_id, source, state, claimed_satang, sent_at, changed_by)
      select event_id, id, 'staff', 'waiting', 80000, now(), 'x' from orders where reference = 'AAAA2222'`.execute(
      given.db,
    );
    const whole = await atNoon(["dashboard_view", "payments_view", "registrations_view"]);
    expect(whole.paymentsWaiting).toMatchObject({ payments: 1, amountSatang: 80_000 });
    expect(whole.ordersAwaiting).toEqual({ orders: 1, amountSatang: 80_000, eventId: live });
    const elsewhere = await atNoon(["dashboard_view"], { [draft]: ["payments_view", "registrations_view"] });
    expect([elsewhere.paymentsWaiting?.payments, elsewhere.ordersAwaiting?.orders]).toEqual([0, 0]);
    const blind = await atNoon(["dashboard_view"]);
    expect([blind.paymentsWaiting, blind.ordersAwaiting]).toEqual([null, null]);
  });

  it("counts the money about which somebody has to decide only for those who may", async () => {
    await sql`
      with o as (
        insert into orders (event_id, reference, state, language, held_at, created_at, quote, places, contact_email)
        values (${live}, 'LATE2222', 'expired', 'th', now(), now(), '{"totalSatang": 80000}', 1, '') returning id
      ), t as (
        insert into transfers (event_id, order_id, source, state, claimed_satang, received_satang, sent_at, changed_by)
        select ${live}, id, 'staff', 'verified', 80000, 80000, now(), 'x' from o returning id, order_id
      ), asked as (
        insert into refunds (event_id, order_id, amount_satang, reason, account, state, asked_by, asked_at, changed_by, decided_at)
        select ${live}, id, 1000, 'x', '', state, 'x', now(), 'x', case when state <> 'proposed' then now() end from o, unnest(array['proposed', 'approved', 'approved']) state
      )
      insert into payment_lines (order_id, kind, amount_satang, transfer_id, at, by_whom, reason)
      select order_id, 'payment', 80000, id, now(), 'x', '' from t`.execute(given.db);
    await sql`
      with s as (insert into statements (file_name, imported_at, imported_by) values ('x', now(), 'x') returning id)
      insert into statement_lines (statement_id, identity, booked_on, amount_satang, text, not_ours_reason, not_ours_by, not_ours_at)
      select s.id, l.* from s, (values
        ('1', date '2026-11-20', 80000, 'a', null, null, null), ('2', date '2026-11-20', -80000, 'b', null, null, null),
        ('3', date '2026-11-20', 1250, 'c', 'interest', 'x', timestamptz '2026-11-21')) l`.execute(given.db);
    const money = { late: 1, refundsAsked: 1, refundsApproved: 2, linesUnmatched: 1 };
    expect((await atNoon(["dashboard_view", "payments_view", "payments_verify"])).moneyToDecide).toEqual(money);
    const own = ["payments_view", "payments_verify"];
    const [here, elsewhere] = [await atNoon(["dashboard_view"], { [live]: own }), await atNoon([], { [draft]: own })];
    expect(here.moneyToDecide).toEqual({ ...money, linesUnmatched: null });
    expect(elsewhere.moneyToDecide).toEqual({ late: 0, refundsAsked: 0, refundsApproved: 0, linesUnmatched: null });
    expect((await atNoon(["dashboard_view", "payments_view"])).moneyToDecide).toBeNull();
    // who verifies here and only looks on there is not told to decide there
    const looksOn = await atNoon([], { [draft]: own, [live]: ["payments_view"] });
    expect(looksOn.moneyToDecide).toEqual(elsewhere.moneyToDecide);
  });

  it("refuses a stranger", async () => {
    expect((await get(given.url, dashboardGet)).status).toBe(401);
    expect((await get(given.url, dashboardGet, admin)).status).toBe(200);
  });
});

describe("calendar-list", () => {
  const days = { from: "2026-11-01", to: "2026-11-30" };

  it("lists the events that take place on some of the days, drafts among them", async () => {
    const { reply } = await get(given.url, calendarList, admin, days);
    expect(reply?.data.map(({ slug, entries }) => [slug, entries])).toEqual([
      ["live-race", 3],
      ["draft-race", 3],
    ]);
    const later = await get(given.url, calendarList, admin, { from: "2026-11-20", to: "2026-11-24" });
    expect(later.reply?.data).toEqual([]);
  });

  it("lists a manager only their own event", async () => {
    const { reply } = await get(given.url, calendarList, manager, days);
    expect(reply?.data.map(({ slug }) => slug)).toEqual(["draft-race"]);
  });

  it("refuses days that do not exist", async () => {
    const { status, problem } = await get(given.url, calendarList, admin, { from: "yesterday", to: "" });
    expect([status, problem?.code]).toEqual([400, "invalid_input"]);
  });

  it("refuses a stranger", async () => {
    expect((await get(given.url, calendarList, undefined, days)).status).toBe(401);
  });
});
