import type { Order } from "@time-event/contract/orders";
import { expect, it } from "vitest";
import { noticeOf } from "./notice-of.ts";

const given = (states: readonly string[], waitingSatang: number, toPaySatang: number) =>
  noticeOf({
    transfers: states.map((state) => ({ state })),
    balance: { waitingSatang, toPaySatang },
  } as unknown as Order);

it.each([
  ["the last slip was refused", ["refused"], 0, 800, { is: "turned-down", transfer: { state: "refused" } }],
  ["another one is asked for", ["verified", "asked_again"], 0, 800, { is: "turned-down" }],
  ["one came after it, for a part", ["refused", "waiting"], 300, 500, { is: "part", toPaySatang: 500 }],
] as const)("tells that %s", (_, states, waiting, toPay, notice) => {
  expect(given(states, waiting, toPay)).toMatchObject(notice);
});

it.each([
  ["a slip covers all", ["refused", "waiting"], 800, 0],
  ["the refused one is paid by another", ["refused"], 0, 0],
  ["none was sent", [], 0, 800],
] as const)("tells nothing where %s", (_, states, waiting, toPay) => {
  expect(given(states, waiting, toPay)).toBeNull();
});
