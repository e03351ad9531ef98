import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { createBulkChange } from "./entrant-bulk.service.ts";
import { createEntrantChoices } from "./entrant-choices.service.ts";
import { createEntrantExport } from "./entrant-export.service.ts";
import { createEntrantHistory } from "./entrant-history.service.ts";
import { createEntrantImportService } from "./entrant-import.service.ts";
import { createEntrantList } from "./entrant-list.service.ts";
import { createBulkUndo } from "./entrant-undo.service.ts";
import { createEntrantsService } from "./entrants.service.ts";

/** All that staff do with entrants. */
export function createEntrantsDesk(db: Db, clock: () => InstantMs) {
  return {
    list: createEntrantList(db),
    choices: createEntrantChoices(db),
    history: createEntrantHistory(db),
    one: createEntrantsService(db, clock),
    changeMany: createBulkChange(db, clock),
    undoMany: createBulkUndo(db),
    exported: createEntrantExport(db),
    imports: createEntrantImportService(db),
  };
}
export type EntrantsDesk = ReturnType<typeof createEntrantsDesk>;
