import { entryExtrasSave } from "@time-event/contract/entry-extras";
import type * as z from "zod/mini";
import { extrasAfter } from "@time-event/domain/entries/extras-of-entry";
import type { Db } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadAddOns } from "../add-ons/add-ons.queries.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { lockPlaces } from "../places/places.queries.ts";
import { loadQuestions } from "../questions/questions.queries.ts";
import { changeToLog, differences } from "./entry-audit.ts";
import { loadEntries } from "./entry-records.queries.ts";
import { nameOf } from "./entries.types.ts";
import { patchEntries } from "./entries.repository.ts";
import { loadStockLeft } from "./remaining.queries.ts";

/**
 * Changes what an entry without an order has answered and chosen; no result depends on it. Add-ons are taken from the stock that
 * orders take theirs from.
 * @throws NotFound, Refused
 */
export function saveOwnExtras(
  db: Db,
  caller: StaffCaller,
  { eventId, id, answers, addOns }: z.output<(typeof entryExtrasSave)["body"]>,
): Promise<void> {
  return edit(db, caller, entryExtrasSave, async (tx) => {
    await lockEvent(tx, eventId);
    const [before] = await loadEntries(tx, eventId, [id]);
    if (!before) throw new NotFound("player");
    const [questions, sold] = [await loadQuestions(tx, eventId), await loadAddOns(tx, eventId)];
    const of = addOns ? [...new Set([...before.addOns, ...addOns].map(({ addOn }) => addOn))] : [];
    const said = { answers, addOns: { of, chosen: addOns ?? [] } };
    const { extras, problems } = extrasAfter(before, said, { questions, addOns: sold, categoryId: before.categoryId });
    const isFile = (question: string) => questions.some((each) => each.kind === "file" && String(each.id) === question);
    const wrong = [
      // a form sends what it asked before another answer changed: that is forgotten
      ...problems.flatMap(({ path, code }) => (code === "not_asked" ? [] : [{ path, code }])),
      // files are sent for an order
      ...Object.keys(extras.answers).flatMap((each) =>
        isFile(each) ? [{ path: `answers.${each}`, code: "unknown" as const }] : [],
      ),
    ];
    if (wrong.length > 0) throw new Refused(entryExtrasSave, wrong);

    if (of.length > 0) await lockPlaces(tx, eventId);
    const stock = await loadStockLeft(tx, eventId, { isAsked: of.length > 0 });
    const missing = stock.missing(before, { ...before, ...extras });
    if (missing.length > 0)
      throw new Refused(
        entryExtrasSave,
        missing.map((each) => ({ path: `addOns.${each}`, code: "sold_out" })),
      );

    const change = differences(before, extras);
    if (Object.keys(change.after).length === 0) return { reply: undefined, change: null };
    await patchEntries(tx, caller.username, [{ id, patch: change.after }]);
    const subject = { kind: "entry", id, name: nameOf(before) };
    return { reply: undefined, change: { eventId, subject, ...changeToLog(change) } };
  });
}
