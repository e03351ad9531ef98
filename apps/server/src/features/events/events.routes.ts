import { webEventGet, webEventList, webEventTypeList } from "@time-event/contract/events";
import type { WebApi } from "../../http/web-api.ts";
import type { EventsService } from "./events.service.ts";

export function eventsRoutes(api: WebApi, events: EventsService): void {
  api.add(webEventTypeList, events.listTypes);
  api.add(webEventList, events.list);
  api.add(webEventGet, events.get);
}
