import { entryBulk, entryBulkUndo } from "@time-event/contract/entry-bulk";
import { entryDuplicates, entryMerge } from "@time-event/contract/entry-duplicates";
import { entryImport, entryImportColumns, entryImportPreview } from "@time-event/contract/entry-import";
import { entryChoices, entryExport, entryGet, entryHistory, entryList } from "@time-event/contract/entries";
import { entryDelete, entrySave, entryWithdraw } from "@time-event/contract/entry-edits";
import type { StaffApi } from "../../http/staff-api.ts";
import type { EntriesDesk } from "./entries-desk.service.ts";

export function entriesRoutes(api: StaffApi, desk: EntriesDesk): void {
  api.get(entryList, desk.list);
  api.get(entryChoices, desk.choices);
  api.get(entryGet, desk.one.get);
  api.get(entryHistory, desk.history);
  api.post(entrySave, desk.one.save);
  api.post(entryWithdraw, desk.one.withdraw);
  api.post(entryDelete, desk.one.remove);
  api.post(entryBulk, desk.changeMany);
  api.get(entryDuplicates, desk.duplicates.list);
  api.post(entryMerge, desk.duplicates.merge);
  api.post(entryBulkUndo, desk.undoMany);
  api.download(entryExport, desk.exported);
  api.get(entryImportColumns, desk.imports.columns);
  api.upload(entryImportPreview, desk.imports.preview);
  api.upload(entryImport, desk.imports.run);
}
