import type { Endpoint } from "./endpoint.ts";
import { entrantBulk, entrantBulkUndo } from "./entrant-bulk.ts";
import { entrantImport, entrantImportPreview } from "./entrant-import.ts";
import {
  entrantChoices,
  entrantDelete,
  entrantExport,
  entrantGet,
  entrantHistory,
  entrantList,
  entrantSave,
  entrantWithdraw,
} from "./entrants.ts";
import { profileGet } from "./sign-in.ts";
import { staffViewDelete, staffViewList, staffViewSave } from "./staff-views.ts";

/** Every call of the event API, for the documentation and the tests that go over all of them. */
export const eventApi: readonly Endpoint[] = [
  profileGet,
  entrantList,
  entrantChoices,
  entrantGet,
  entrantHistory,
  entrantSave,
  entrantWithdraw,
  entrantDelete,
  entrantBulk,
  entrantBulkUndo,
  entrantExport,
  entrantImportPreview,
  entrantImport,
  staffViewList,
  staffViewSave,
  staffViewDelete,
];
