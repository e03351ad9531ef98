import { passingSave } from "@time-event/contract/passings";
import type { PublicApi } from "../../http/public-api.ts";
import type { PassingsService } from "./passings.service.ts";

export function passingsRoutes(api: PublicApi, passings: PassingsService): void {
  api.submit(passingSave, passings.save);
}
