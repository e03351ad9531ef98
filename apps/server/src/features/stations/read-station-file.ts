import { clockAnchor, stationRecord } from "@time-event/contract/station-calls";
import { stationFile } from "@time-event/contract/station-import";
import type { ClockAnchor } from "@time-event/domain/stations/clock-offset";
import type { ChainedRecord } from "@time-event/domain/stations/record-chain";
import type { InstantMs } from "@time-event/domain/time/instant";
import * as z from "zod/mini";
import { reportedInstantMs } from "@time-event/contract/fields";

type Sent = Omit<ChainedRecord, "device">;

/** What was entered and never numbered. */
const unkeptEntry = z.object({
  entered: z.object({ kind: z.string(), bib: z.optional(z.nullable(z.string())) }),
  stamp: z.object({ at: reportedInstantMs }),
});

/** A file of a marshal's page, as far as it can be read. */
export interface StationFile {
  readonly event: string;
  readonly checkpoint: string | null;
  readonly device: string;
  readonly sentAt: InstantMs;
  readonly anchors: readonly ClockAnchor[];
  /** Null: the line is no record. */
  readonly records: readonly (Sent | null)[];
  readonly unkept: readonly {
    readonly kind: string | null;
    readonly bib: string | null;
    readonly at: InstantMs | null;
  }[];
}

/** @returns null: it is no such file */
export function readStationFile(bytes: Uint8Array): StationFile | null {
  const file = stationFile.safeParse(
    fromJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8")),
  );
  if (!file.success) return null;
  const { anchors, records, unkept, ...about } = file.data;
  return {
    ...about,
    anchors: anchors.flatMap((anchor) => clockAnchor.safeParse(anchor).data ?? []),
    records: records.map((record) => stationRecord.safeParse(record).data ?? null),
    unkept: unkept.map((entry) => {
      const { entered, stamp } = unkeptEntry.safeParse(entry).data ?? {};
      return { kind: entered?.kind ?? null, bib: entered?.bib ?? null, at: stamp?.at ?? null };
    }),
  };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
