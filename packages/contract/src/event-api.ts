import type { Endpoint } from "./endpoint.ts";
import { masterData } from "./master-data.ts";
import { eventFolderExport, eventFolderImport, eventFolderPreview } from "./event-folder.ts";
import { eventPrivacyGet, eventPrivacySave } from "./event-privacy.ts";
import { eventReadinessGet, eventStateSave } from "./event-state.ts";
import { profileGet } from "./sign-in.ts";
import { eventArchive, eventClone, eventCreate, eventGet, eventList, eventRestore, eventSave } from "./staff-events.ts";

/** Every call of the event API, for the documentation and the tests that go over all of them. */
export const eventApi: readonly Endpoint[] = [
  profileGet,
  eventList,
  eventGet,
  eventCreate,
  eventSave,
  eventClone,
  eventArchive,
  eventRestore,
  eventReadinessGet,
  eventStateSave,
  eventPrivacyGet,
  eventPrivacySave,
  eventFolderExport,
  eventFolderPreview,
  eventFolderImport,
  ...masterData,
];
