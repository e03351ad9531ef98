import { eventFolderExport, eventFolderImport, eventFolderPreview } from "@time-event/contract/event-folder";
import type { StaffApi } from "../../http/staff-api.ts";
import type { StaffFolderService } from "./staff-folder.service.ts";

/** Boston, with 31,984 entrants and 287,302 passings, is a tenth of it. */
const largestBytes = 50_000_000;

export function raceFolderRoutes(api: StaffApi, folders: StaffFolderService): void {
  api.download(eventFolderExport, folders.export);
  api.upload(eventFolderPreview, folders.preview, { largestBytes });
  api.upload(eventFolderImport, folders.import, { largestBytes });
}
