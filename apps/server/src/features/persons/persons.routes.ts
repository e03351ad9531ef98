import { personErase, personExport, personFind } from "@time-event/contract/persons";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createPersonsService } from "./persons.service.ts";

export function personsRoutes(api: StaffApi, persons: ReturnType<typeof createPersonsService>): void {
  api.get(personFind, persons.find);
  api.download(personExport, persons.export);
  api.post(personErase, persons.erase);
}
