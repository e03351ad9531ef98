import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import type { PublicApi } from "../../http/public-api.ts";
import type { Slips } from "./slips.service.ts";

export function slipsRoutes(api: PublicApi, { save, remove }: Slips): void {
  api.post(webImagesSave, save);
  api.submit(webImagesDelete, remove);
}
