import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { menuGet, menuItemsGet, menuItemsSave, type MenuMainItem } from "@time-event/contract/menu";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "chief");
});
afterAll(() => given.stop());

const load = async () => (await get(given.url, menuItemsGet, admin)).reply!.data;
const save = (body: { revision: number; menu: MenuMainItem[] }) => post(given.url, menuItemsSave, body, bearing(admin));
const item = {
  componentCode: "help-desk",
  name: { th: "ศูนย์ช่วยเหลือ", en: "Help desk" },
  icon: "pi pi-question-circle",
  urlLink: "https://help.example.org/races",
  permission: null,
};

describe("menu-get", () => {
  it("gives the caller's menu as a sign-in does, in the requested language", async () => {
    const official = await givenSignedIn(given, "official", "timing_official");
    const { MAIN_MENU, SUB_MENU } = (await get(given.url, menuGet, official, { language: "en" })).reply!.data;
    expect(MAIN_MENU.map(({ componentName }) => componentName)).toContain("Manage");
    expect(SUB_MENU.map(({ urlLink }) => urlLink)).not.toContain("/config/users");
    expect((await get(given.url, menuGet, official)).reply!.data.MAIN_MENU[0]?.componentName).toBe("ภาพรวม");
    expect((await get(given.url, menuGet)).problem?.code).toBe("not_signed_in");
    expect((await get(given.url, menuGet, official, { language: "fr" as never })).problem?.status).toBe(400);
  });
});

describe("menu-items-save", () => {
  it("replaces the menu, and the next call shows the new one", async () => {
    const { menu, revision } = await load();
    const [first, ...others] = menu;
    const changed = [...others.reverse(), { ...first!, items: [item, ...first!.items] }];
    expect((await save({ revision, menu: changed })).reply!.data).toEqual({ revision: revision + 1 });
    const next = await load();
    expect(next.menu).toEqual(changed);
    expect(next).toMatchObject({ revision: revision + 1, changedBy: "chief" });
    const seen = (await get(given.url, menuGet, admin, { language: "en" })).reply!.data;
    expect(seen.MAIN_MENU.at(-1)?.componentName).toBe("Dashboard");
    expect(seen.SUB_MENU).toContainEqual({
      parentId: "dashboard",
      componentName: "Help desk",
      icon: "pi pi-question-circle",
      urlLink: "https://help.example.org/races",
    });
    const { entry } = await given.db
      .selectFrom("auditEntries")
      .select("entry")
      .where("action", "=", "menu-items-save")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry).after["help-desk"]).toMatchObject({ th: "ศูนย์ช่วยเหลือ", below: "dashboard", position: 1 });
  });

  it("does not overwrite somebody else's save", async () => {
    const { menu } = await load();
    expect((await save({ revision: 1, menu })).problem).toMatchObject({ status: 409, code: "edit_conflict" });
  });

  it.each([
    "javascript:alert(1)",
    "http://plain.example.org",
    "//elsewhere.example.org",
    "https://user:pw@example.org",
  ])("refuses a link to %s", async (urlLink) => {
    const menu = [{ componentCode: "main", name: item.name, items: [{ ...item, urlLink }] }];
    expect((await save({ revision: 1, menu })).problem).toMatchObject({
      status: 400,
      errors: [{ path: "menu.0.items.0.urlLink" }],
    });
  });

  it("refuses two items with one code, and anything else that is no menu", async () => {
    const main = { componentCode: "main", name: item.name, items: [item, item] };
    expect((await save({ revision: 2, menu: [main] })).problem).toMatchObject({
      status: 409,
      errors: [{ path: "menu", code: "taken" }],
    });
    expect((await save({ revision: 2, menu: "none" as never })).problem).toMatchObject({ status: 400 });
  });

  it("is refused without the right", async () => {
    const manager = await givenSignedIn(given, "manager", "event_manager");
    const body = { revision: 1, menu: [] };
    expect((await post(given.url, menuItemsSave, body)).problem?.code).toBe("not_signed_in");
    expect((await post(given.url, menuItemsSave, body, bearing(manager))).problem).toMatchObject({
      status: 404,
      code: "not_permitted",
    });
    expect((await get(given.url, menuItemsGet, manager)).problem?.status).toBe(404);
    expect((await get(given.url, menuItemsGet)).problem?.status).toBe(401);
  });
});
