import type { ReplyOf } from "@time-event/contract/endpoint";
import type { entryHistory } from "@time-event/contract/entries";
import { type AskedAndSold, extraColumns } from "@time-event/domain/entries/extra-columns";
import type { EntryExtras } from "@time-event/domain/entries/extras-of-entry";
import { extraCell } from "@time-event/domain/entries/write-extra-cell";
import type { Db } from "../../db/connection.ts";
import { loadAskedAndSold } from "./asked-and-sold.queries.ts";
import { loadWaves } from "../waves/waves.queries.ts";
import { changeToLog } from "./entry-audit.ts";
import { loadHistory } from "./entry-history.queries.ts";
import { loadListedEvent } from "./entry-list.queries.ts";

type History = ReplyOf<typeof entryHistory>;
export type ReadHistory = (query: { readonly eventId: number; readonly id: number }) => Promise<History>;
type Fields = Record<string, unknown> | null;

/** The history of an entry in the form that people read: categories by their codes, waves by their names, personal data masked. */
export function createEntryHistory(db: Db): ReadHistory {
  return async ({ eventId, id }) => {
    const event = await loadListedEvent(db, eventId);
    const codes = new Map(event?.categories.map((category) => [category.id, category.code]));
    const waves = new Map((await loadWaves(db, eventId)).map(({ id: wave, name }) => [wave, name]));
    const withNames = (fields: Fields): Fields => {
      if (!fields) return fields;
      const { categoryId, waveId, ...others } = fields;
      return {
        ...(categoryId !== undefined && { category: codes.get(categoryId as number) ?? "" }),
        ...others,
        // one that was deleted since has no name any more
        ...(waveId !== undefined && { wave: waves.get(waveId as number) ?? null }),
      };
    };
    const sold = await loadAskedAndSold(db, eventId);
    const columns = extraColumns(sold);
    const changes = await loadHistory(db, eventId, id);
    return {
      data: changes.map(({ isWhole, ...change }) => {
        const { before, after } = isWhole ? masked(change) : change;
        const inWords = (fields: Fields) => withExtras(withNames(fields), sold);
        return { ...change, before: inWords(before), after: inWords(after) };
      }),
      meta: { names: Object.fromEntries(columns.map(({ column, name }) => [column, name])) },
    };
  };
}

/** Answers and add-ons as fields of their own; what is chosen of an add-on is a name in both languages. */
function withExtras(fields: Fields, sold: AskedAndSold): Fields {
  if (!fields) return fields;
  const { answers, addOns, ...others } = fields;
  const chosen = (addOns ?? []) as EntryExtras["addOns"];
  const ofAnswers = Object.entries(answers ?? {}).map(([id, answer]) => [`question-${id}`, answer as unknown] as const);
  const ofAddOns = [...new Set(chosen.map(({ addOn }) => addOn))].map((id) => {
    const column = `addOn-${id}` as const;
    const cell = (language: "th" | "en") => extraCell(column, { answers: {}, addOns: chosen }, sold, language);
    return [column, { th: cell("th"), en: cell("en") }] as const;
  });
  return { ...others, ...Object.fromEntries(ofAnswers), ...Object.fromEntries(ofAddOns) };
}

function masked({ before, after }: { readonly before: Fields; readonly after: Fields }) {
  const log = changeToLog({ before: before ?? {}, after: after ?? {} });
  return { before: before && log.before, after: log.after };
}
