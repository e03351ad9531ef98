import { orderReceiptGet, organiserList, organiserSave } from "@time-event/contract/receipts";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createOrganisersService } from "./organisers.service.ts";
import type { ReceiptDownload } from "./receipts.service.ts";

interface ReceiptServices {
  readonly organisers: ReturnType<typeof createOrganisersService>;
  readonly download: ReceiptDownload;
}

export function receiptsRoutes(api: StaffApi, { organisers, download }: ReceiptServices): void {
  api.get(organiserList, organisers.list);
  api.post(organiserSave, organisers.save);
  api.download(orderReceiptGet, download);
}
