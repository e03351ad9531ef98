import { raceFolderExport, raceFolderImport, raceFolderPreview } from "@time-event/contract/race-folder";
import type { StaffApi } from "../../http/staff-api.ts";
import type { StaffFolderService } from "./staff-folder.service.ts";

export function raceFolderRoutes(api: StaffApi, folders: StaffFolderService): void {
  api.download(raceFolderExport, folders.export);
  api.upload(raceFolderPreview, folders.preview);
  api.upload(raceFolderImport, folders.import);
}
