import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { createBulkChange } from "./entry-bulk.service.ts";
import { createEntryChoices } from "./entry-choices.service.ts";
import { createEntryDuplicates } from "./entry-duplicates.service.ts";
import { createEntryExport } from "./entry-export.service.ts";
import { createEntryHistory } from "./entry-history.service.ts";
import { createEntryImportService } from "./entry-import.service.ts";
import { createEntryList } from "./entry-list.service.ts";
import { createBulkUndo } from "./entry-undo.service.ts";
import { createEntriesService } from "./entries.service.ts";

/** All that staff do with entries. */
export function createEntriesDesk(db: Db, workers: WorkerPool, clock: () => InstantMs) {
  return {
    list: createEntryList(db),
    choices: createEntryChoices(db),
    history: createEntryHistory(db),
    one: createEntriesService(db, clock),
    changeMany: createBulkChange(db, clock),
    duplicates: createEntryDuplicates(db, clock),
    undoMany: createBulkUndo(db),
    exported: createEntryExport(db, workers),
    imports: createEntryImportService(db, workers),
  };
}
export type EntriesDesk = ReturnType<typeof createEntriesDesk>;
