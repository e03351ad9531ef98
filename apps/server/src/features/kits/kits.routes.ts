import { kitBoard, kitExport, kitFind, kitHandOut, kitList, kitTakeBack } from "@time-event/contract/kits";
import type { StaffApi } from "../../http/staff-api.ts";
import type { KitsService } from "./kits.service.ts";

export function kitsRoutes(api: StaffApi, kits: KitsService): void {
  api.get(kitFind, kits.find);
  api.get(kitBoard, kits.board);
  api.get(kitList, kits.list);
  api.download(kitExport, kits.exported);
  api.post(kitHandOut, kits.handOut);
  api.post(kitTakeBack, kits.takeBack);
}
