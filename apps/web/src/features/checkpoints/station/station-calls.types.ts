import type { webCheckpointList } from "@time-event/contract/checkpoints";
import type { BodyOf, DataOf, MetaOf } from "@time-event/contract/endpoint";
import type { webCheckpointSave } from "@time-event/contract/station-calls";

/** One batch of a device; without records it says that the device is there. */
export type Batch = BodyOf<typeof webCheckpointSave>;
/** What the server says to a batch. */
export type BatchReply = DataOf<typeof webCheckpointSave>;
export type Fate = BatchReply["fates"][number]["fate"];

type StationMeta = Required<Pick<MetaOf<typeof webCheckpointList>, "station" | "due" | "serverAt">>;
/** What a station's key opens: where it is, and who comes past. */
export type StationList = { readonly [Part in keyof StationMeta]: NonNullable<StationMeta[Part]> };
export type DueEntry = StationList["due"][number];

/** The calls of a station. Each throws a CallFailed. */
export interface StationCalls {
  readonly save: (key: string, batch: Batch) => Promise<BatchReply>;
  readonly list: (key: string, event: string) => Promise<StationList>;
}
