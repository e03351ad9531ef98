import { clockEstimate, clockList, clockPreview, clockSet, clockUndo } from "@time-event/contract/clocks";
import { passingPush } from "@time-event/contract/passing-push";
import { passingSave } from "@time-event/contract/passings";
import {
  readAdd,
  readChangeList,
  readMove,
  readRestore,
  readSpanPreview,
  readSpanVoid,
  readUndo,
  readVoid,
} from "@time-event/contract/read-changes";
import { readList, readRateList, readSourceList } from "@time-event/contract/reads";
import type { StaffApi } from "../../http/staff-api.ts";
import type { PublicApi } from "../../http/public-api.ts";
import type { ClockDesk } from "./clock-desk.service.ts";
import type { PassingsService } from "./passings.service.ts";
import type { PushedReads } from "./pushed-reads.service.ts";
import type { ReadDesk } from "./read-desk.service.ts";

export function passingsRoutes(api: PublicApi, passings: PassingsService, pushed: PushedReads): void {
  api.submit(passingSave, passings.save);
  api.post(passingPush, pushed.store);
}

export function readDeskRoutes(api: StaffApi, desk: ReadDesk): void {
  api.get(readList, desk.list);
  api.get(readSourceList, desk.sources);
  api.get(readRateList, desk.rates);
  api.get(readChangeList, desk.changes);
  api.post(readAdd, desk.add);
  api.post(readVoid, desk.void);
  api.post(readRestore, desk.restore);
  api.post(readMove, desk.move);
  api.get(readSpanPreview, desk.spanPreview);
  api.post(readSpanVoid, desk.voidSpan);
  api.post(readUndo, desk.undo);
}

export function clockDeskRoutes(api: StaffApi, desk: ClockDesk): void {
  api.get(clockList, desk.list);
  api.get(clockEstimate, desk.estimate);
  api.get(clockPreview, desk.preview);
  api.post(clockSet, desk.set);
  api.post(clockUndo, desk.undo);
}
