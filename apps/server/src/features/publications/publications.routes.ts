import {
  publicationCompare,
  publicationGet,
  publicationList,
  publicationPublish,
  publicationRestore,
} from "@time-event/contract/publications";
import type { StaffApi } from "../../http/staff-api.ts";
import type { PublicationsService } from "./publications.service.ts";

export function publicationsRoutes(api: StaffApi, publications: PublicationsService): void {
  api.get(publicationList, publications.list);
  api.get(publicationCompare, publications.compare);
  api.get(publicationGet, publications.get);
  api.post(publicationPublish, publications.publish);
  api.post(publicationRestore, publications.restore);
}
