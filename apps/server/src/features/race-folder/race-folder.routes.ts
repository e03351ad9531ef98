import { raceFolderExport, raceFolderImport, raceFolderPreview } from "@time-event/contract/race-folder";
import type { StaffApi } from "../../http/staff-api.ts";
import type { StaffFolderService } from "./staff-folder.service.ts";

/** Boston, with 31,984 entries and 287,302 passings, is a tenth of it. */
const largestBytes = 50_000_000;

export function raceFolderRoutes(api: StaffApi, folders: StaffFolderService): void {
  api.download(raceFolderExport, folders.export);
  api.upload(raceFolderPreview, folders.preview, { largestBytes });
  api.upload(raceFolderImport, folders.import, { largestBytes });
}
