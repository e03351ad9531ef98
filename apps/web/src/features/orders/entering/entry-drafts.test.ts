import { expect, test } from "vitest";
import { createEntryDrafts } from "./entry-drafts.ts";

function givenDevice() {
  const stored: Record<string, string> = {};
  const storage = () => ({
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  });
  let now = 0;
  return { open: () => createEntryDrafts(storage, () => now), stored, wait: (ms: number) => (now += ms) };
}

test("what was typed is there again after a restart, for its order alone", () => {
  const { open } = givenDevice();
  open().keep("K7M2P9QX", { "entries.0.players.0.firstName": "ธนพล" });
  expect(open().of("K7M2P9QX")).toEqual({ "entries.0.players.0.firstName": "ธนพล" });
  expect(open().of("AAAA2222")).toEqual({});
});

test("what another form of the order has kept stays", () => {
  const { open } = givenDevice();
  open().keep("K7M2P9QX", { "contact.name": "ธนพล" });
  open().keep("K7M2P9QX", { "entries.0.team": "ลมหนาว" });
  expect(open().of("K7M2P9QX")).toEqual({ "contact.name": "ธนพล", "entries.0.team": "ลมหนาว" });
});

test("the order's key is no part of a draft", () => {
  const { open, stored } = givenDevice();
  open().keep("K7M2P9QX", { key: "registration_secret", "contact.name": "ธนพล" });
  expect(Object.values(stored).join("")).not.toContain("registration_secret");
});

test("a draft is dropped once it is stored, and after twelve hours", () => {
  const { open, wait } = givenDevice();
  const drafts = open();
  drafts.keep("K7M2P9QX", { "contact.name": "ธนพล" });
  drafts.drop("K7M2P9QX");
  expect(drafts.of("K7M2P9QX")).toEqual({});
  drafts.keep("K7M2P9QX", { "contact.name": "ธนพล" });
  wait(12 * 60 * 60_000);
  expect(drafts.of("K7M2P9QX")).toEqual({});
});
