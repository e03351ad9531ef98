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
import type { StaffApi } from "../../http/staff-api.ts";
import type { EntrantsDesk } from "./entrants-desk.service.ts";

export function entrantsRoutes(api: StaffApi, desk: EntrantsDesk): void {
  api.get(entrantList, desk.list);
  api.get(entrantChoices, desk.choices);
  api.get(entrantGet, desk.one.get);
  api.get(entrantHistory, desk.history);
  api.post(entrantSave, desk.one.save);
  api.post(entrantWithdraw, desk.one.withdraw);
  api.post(entrantDelete, desk.one.remove);
  api.post(entrantBulk, desk.changeMany);
  api.post(entrantBulkUndo, desk.undoMany);
  api.download(entrantExport, desk.exported);
  api.upload(entrantImportPreview, desk.imports.preview);
  api.upload(entrantImport, desk.imports.run);
}
