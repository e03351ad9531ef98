import {
  publicationCompare,
  publicationExport,
  publicationGet,
  publicationList,
  publicationPublish,
  publicationRestore,
} from "@time-event/contract/publications";
import type { StaffApi } from "../../http/staff-api.ts";
import type { PublicationsService } from "./publications.service.ts";
import type { Publishing } from "./publish.service.ts";

export function publicationsRoutes(api: StaffApi, publications: PublicationsService, publishing: Publishing): void {
  api.get(publicationList, publications.list);
  api.get(publicationCompare, publications.compare);
  api.get(publicationGet, publications.get);
  api.download(publicationExport, publications.export);
  api.post(publicationPublish, publishing.publish);
  api.post(publicationRestore, publishing.restore);
}
