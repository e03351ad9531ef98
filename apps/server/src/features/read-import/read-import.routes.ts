import { readImport, readImportPreview } from "@time-event/contract/read-import";
import type { StaffApi } from "../../http/staff-api.ts";
import type { ReadImports } from "./read-import.service.ts";

export function readImportRoutes(api: StaffApi, imports: ReadImports): void {
  api.upload(readImportPreview, imports.preview);
  api.upload(readImport, imports.run);
}
