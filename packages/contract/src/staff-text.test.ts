import { expect, it } from "vitest";
import { orderBulk } from "./order-bulk.ts";
import { toFieldError } from "./errors.ts";
import { orderCancel, orderNoteSave } from "./staff-orders.ts";
import { transferDecide, transferReverse } from "./staff-transfers.ts";
import { refundSave } from "./refunds.ts";
import { entryWithdraw } from "./entry-edits.ts";
import type { Endpoint } from "./endpoint.ts";

const calls: readonly (readonly [Endpoint, Record<string, unknown>, string])[] = [
  [orderNoteSave, { eventId: 1, id: 1, note: "" }, "note"],
  [orderCancel, { eventId: 1, id: 1, reason: "" }, "reason"],
  [orderBulk, { eventId: 1, ids: [1], change: { kind: "cancel", reason: "" } }, "change.reason"],
  [orderBulk, { eventId: 1, ids: [1], change: { kind: "note", note: "" } }, "change.note"],
  [transferReverse, { eventId: 1, id: 1, revision: 1, reason: "" }, "reason"],
  [
    transferDecide,
    { eventId: 1, id: 1, revision: 1, decision: { kind: "refuse", reason: "other", note: "" } },
    "decision.note",
  ],
  [refundSave, { eventId: 1, orderId: 1, amountSatang: 100, reason: "" }, "reason"],
  [entryWithdraw, { eventId: 1, id: 1, revision: 1, withdrawn: true, reason: "" }, "reason"],
];

it.each(calls)("takes no citizen's number in what staff write ($name)", ({ body }, form, path) => {
  const problems = (written: string) => {
    const filled = JSON.parse(JSON.stringify(form), (key, value: unknown) =>
      key === path.split(".").at(-1) ? written : value,
    );
    return (body.safeParse(filled).error?.issues ?? []).map(toFieldError).filter((problem) => problem.path === path);
  };
  expect(problems("บัตร 1-1017-00230-70-8")).toEqual([{ path, code: "thai_id" }]);
  expect(problems("โทร 081-234-5678 แล้ว")).toEqual([]);
});
