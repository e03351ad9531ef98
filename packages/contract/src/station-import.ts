import { sealedFormat } from "@time-event/domain/stations/record-chain";
import * as z from "zod/mini";
import { staffUpload } from "./define-call.ts";
import { code, eventSlug, idParam, instantMs, reportedInstantMs } from "./fields.ts";
import { recordFate, uuid } from "./station-calls.ts";

const most = 20_000;

/** What a marshal's page saves when it cannot send. Its lines are read one by one: a spoilt one does not cost the others. */
export const stationFile = z.object({
  format: z.literal(sealedFormat),
  event: eventSlug,
  /** Null: the device never heard where its station is. */
  checkpoint: z.nullable(code),
  device: uuid,
  sentAt: reportedInstantMs,
  anchors: z.array(z.unknown()).check(z.maxLength(most)),
  records: z.array(z.unknown()).check(z.maxLength(most)),
  /** Entered, but never numbered, because the device could not write it. */
  unkept: z.array(z.unknown()).check(z.maxLength(most)),
});

/**
 * As in `web-checkpoint-save`. `unreadable`: the line is no record; `not_kept`: the device could not write it, so it has no
 * place in the chain: add it by hand.
 */
const lineFate = z.enum([...recordFate.options, "unreadable", "not_kept"]);
export type StationLineFate = z.infer<typeof lineFate>;

export const stationFileImport = staffUpload({
  name: "station-file-import",
  right: { permission: "timing_work", at: "event" },
  changes: ["station", "result"],
  summary: "Stores the records of a file that a marshal's page saved. What the server holds already stays as it is.",
  largestBytes: 12_000_000,
  params: z.object({
    eventId: idParam,
    fileName: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Where the device stood, if the file does not say it. */
    checkpoint: z.optional(code),
  }),
  data: z.object({
    checkpoint: code,
    device: z.string(),
    counts: z.partialRecord(lineFate, z.int()),
    /** Numbers that neither the file nor the server has. */
    missing: z.array(z.object({ from: z.int(), to: z.int() })),
    /** At most 500, those first that are not stored. */
    lines: z.array(
      z.object({
        /** Null: it has none. */
        seq: z.nullable(z.int()),
        kind: z.nullable(z.string()),
        bib: z.nullable(z.string()),
        fate: lineFate,
        /** By the race's time; of what is not kept, by the device's own clock. */
        at: z.nullable(instantMs),
      }),
    ),
  }),
  refuses: {
    not_a_station_file: "whole",
    other_event: "whole",
    other_checkpoint: "whole",
    checkpoint_missing: "whole",
    no_station: "whole",
    unknown: "whole",
  },
});
