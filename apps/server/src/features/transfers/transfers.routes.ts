import { webRegisterTransferDelete, webRegisterTransferSave } from "@time-event/contract/transfers";
import type { PublicApi } from "../../http/public-api.ts";
import type { HandIn } from "./hand-in.service.ts";

export function transfersRoutes(api: PublicApi, { save, remove }: HandIn): void {
  api.submit(webRegisterTransferSave, save);
  api.submit(webRegisterTransferDelete, remove);
}
