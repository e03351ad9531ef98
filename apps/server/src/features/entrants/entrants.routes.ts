import { entrantBulk, entrantBulkUndo } from "@time-event/contract/entrant-bulk";
import { entrantImport, entrantImportPreview } from "@time-event/contract/entrant-import";
import {
  entrantChoices,
  entrantDelete,
  entrantExport,
  entrantGet,
  entrantHistory,
  entrantList,
  entrantSave,
  entrantWithdraw,
} from "@time-event/contract/entrants";
import type { InstantMs } from "@time-event/domain/race/race";
import { NotFound } from "../../app/refusals.ts";
import type { StaffApi } from "../../app/staff-api.ts";
import type { Db } from "../../db/connection.ts";
import { createBulkChange } from "./entrant-bulk.service.ts";
import { loadEntrantChoices } from "./entrant-choices.queries.ts";
import { createEntrantExport } from "./entrant-export.service.ts";
import { readHistory } from "./entrant-history.service.ts";
import { createEntrantImportService } from "./entrant-import.service.ts";
import { createEntrantList } from "./entrant-list.service.ts";
import { createBulkUndo } from "./entrant-undo.service.ts";
import { createEntrantsService } from "./entrants.service.ts";

export function entrantsRoutes(api: StaffApi, db: Db, clock: () => InstantMs): void {
  const entrants = createEntrantsService(db, clock);
  const imports = createEntrantImportService(db);
  api.get(entrantList, createEntrantList(db));
  api.get(entrantChoices, async ({ eventId }) => {
    const data = await loadEntrantChoices(db, eventId);
    if (!data) throw new NotFound("event");
    return { data, meta: {} };
  });
  api.get(entrantGet, entrants.get);
  api.get(entrantHistory, (query) => readHistory(db, query));
  api.post(entrantSave, entrants.save);
  api.post(entrantWithdraw, entrants.withdraw);
  api.post(entrantDelete, entrants.remove);
  api.post(entrantBulk, createBulkChange(db, clock));
  api.post(entrantBulkUndo, createBulkUndo(db));
  api.download(entrantExport, createEntrantExport(db));
  api.upload(entrantImportPreview, imports.preview);
  api.upload(entrantImport, imports.run);
}
