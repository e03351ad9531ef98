import type { ReplyOf } from "@time-event/contract/endpoint";
import { kitExport, type kitList, type ToHandOver } from "@time-event/contract/kits";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { Db } from "../../db/connection.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { NotFound } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { Cell } from "../../lib/spreadsheets/cell.ts";
import { instantCell } from "../../lib/spreadsheets/instant-cell.ts";
import { spreadsheetTypes } from "../../lib/spreadsheets/spreadsheet-types.ts";
import { createSpreadsheetWriter } from "../../lib/spreadsheets/spreadsheets.ts";
import { recordChange } from "../audit/audit.service.ts";
import { kitColumns } from "./kit-columns.ts";
import { countListedKits, type KitFilter, loadListedKits } from "./kit-list.queries.ts";
import { loadKitPeople } from "./kit-people.ts";
import { findListedEvent, loadKitSteps } from "./kits.queries.ts";

interface Listed extends KitFilter {
  readonly eventId: number;
}
type Language = "th" | "en";

const rowsAtATime = 500;

/** Who has come for their kit, and who has not: on the screen and as a file. */
export function createKitList(db: Db, workers: WorkerPool) {
  return {
    list: async ({
      eventId,
      offset,
      limit,
      ...filter
    }: Listed & { readonly offset: number; readonly limit: number }): Promise<ReplyOf<typeof kitList>> => {
      const rows = await loadListedKits(db, eventId, filter, { offset, limit });
      const ids = rows.map(({ entryId }) => entryId);
      const steps = await loadKitSteps(db, eventId, ids);
      const data = rows.map(({ firstName, lastName, firstNameEn, lastNameEn, team, ...row }) => {
        const last = steps.find(({ entryId }) => entryId === row.entryId);
        const person = { firstName, lastName, firstNameEn, lastNameEn };
        const handedOut = last?.kind === "handed_out" ? last : null;
        return { ...row, team: team ?? "", name: fullName(person), nameEn: latinName(person), handedOut };
      });
      return { data, meta: { total: await countListedKits(db, eventId, filter) } };
    },

    /** @throws NotFound */
    exported: async (
      {
        eventId,
        format,
        language,
        ...filter
      }: Listed & { readonly format: "csv" | "xlsx"; readonly language: Language },
      caller: StaffCaller,
    ): Promise<FileReply> => {
      const event = await findListedEvent(db, eventId);
      if (!event) throw new NotFound("event");
      const header = kitColumns.map((column) => column[language]);
      const file = createSpreadsheetWriter({ format, sheet: "Kits", header });
      let kits = 0;
      for (let offset = 0; ; offset += rowsAtATime) {
        const rows = await loadListedKits(db, eventId, filter, { offset, limit: rowsAtATime });
        if (rows.length === 0) break;
        const ids = rows.map(({ entryId }) => entryId);
        file.add((await loadKitPeople(db, eventId, ids)).map((person) => cellsOf(person, language, event.timeZone)));
        kits += rows.length;
      }
      const subject = { kind: "event", id: eventId, name: event.slug };
      const after = { filter, kits, format };
      await db
        .transaction()
        .execute((tx) => recordChange(tx, caller, { action: kitExport.name, eventId, subject, after }));
      return {
        name: `${event.slug}-kits.${format}`,
        type: spreadsheetTypes[format],
        bytes: await file.finish(workers),
      };
    },
  };
}

function cellsOf(
  person: Awaited<ReturnType<typeof loadKitPeople>>[number],
  language: Language,
  timeZone: string,
): Cell[] {
  const { bib, name, nameEn, category, team, club, chip, shirtSizes, addOns, order, isHandedOut, steps } = person;
  const [last] = isHandedOut ? steps : [];
  const texts = [bib, name, nameEn, category, team, club, chip, shirtSizes.join(", "), listOf(addOns, language)];
  const owed = order && order.owedSatang > 0 ? (order.owedSatang / 100).toFixed(2) : "";
  const at: Cell = last ? instantCell(last.at, language, timeZone) : "";
  return [
    ...texts.map(harmlessCell),
    owed,
    at,
    ...[last?.by, last?.desk, last?.pickedUpBy, last?.reason].map((text) => harmlessCell(text ?? "")),
  ];
}

function listOf(things: readonly ToHandOver[], language: Language): string {
  return things
    .map(({ name, option, quantity }) =>
      [inLanguage(name, language), inLanguage(option, language), quantity > 1 ? `× ${quantity}` : ""]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");
}
