import { webCheckpointSave } from "@time-event/contract/station-calls";
import { stationFileImport } from "@time-event/contract/station-import";
import { stationList, stationOpen, stationRenew, stationRevoke } from "@time-event/contract/stations";
import type { PublicApi } from "../../http/public-api.ts";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createStationFiles } from "./station-files.service.ts";
import type { StationRecordsService } from "./station-records.service.ts";
import type { createStationsService } from "./stations.service.ts";

export function stationsRoutes(
  api: StaffApi,
  stations: ReturnType<typeof createStationsService>,
  files: ReturnType<typeof createStationFiles>,
): void {
  api.get(stationList, stations.list);
  api.post(stationOpen, stations.open);
  api.post(stationRenew, stations.renew);
  api.post(stationRevoke, stations.revoke);
  api.upload(stationFileImport, files.import);
}

export function stationRecordsRoutes(api: PublicApi, records: StationRecordsService): void {
  api.submit(webCheckpointSave, records.save);
}
