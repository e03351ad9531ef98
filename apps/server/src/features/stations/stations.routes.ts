import { webCheckpointSave } from "@time-event/contract/station-calls";
import { stationList, stationOpen, stationRenew, stationRevoke } from "@time-event/contract/stations";
import type { PublicApi } from "../../http/public-api.ts";
import type { StaffApi } from "../../http/staff-api.ts";
import type { StationRecordsService } from "./station-records.service.ts";
import type { createStationsService } from "./stations.service.ts";

export function stationsRoutes(api: StaffApi, stations: ReturnType<typeof createStationsService>): void {
  api.get(stationList, stations.list);
  api.post(stationOpen, stations.open);
  api.post(stationRenew, stations.renew);
  api.post(stationRevoke, stations.revoke);
}

export function stationRecordsRoutes(api: PublicApi, records: StationRecordsService): void {
  api.submit(webCheckpointSave, records.save);
}
