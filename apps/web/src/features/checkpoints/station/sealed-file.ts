import { type ChainedRecord, sealedFormat } from "@time-event/domain/stations/record-chain";
import type { KeptStation } from "./kept/station-store.ts";
import type { StationView } from "./station.ts";

/**
 * Everything that a device entered, as one text: what `web-checkpoint-save` takes, with the chain that shows whether
 * anybody changed it. `unkept` was never numbered, because the device could not write it.
 */
export function sealedFile(
  { device, event, seq, hash, held, anchors, list }: KeptStation,
  records: readonly ChainedRecord[],
  unkept: StationView["unkept"],
  sentAt: number,
): string {
  const about = { format: sealedFormat, event, checkpoint: list?.station.checkpoint ?? null, device, sentAt };
  const inOrder = records.toSorted((a, b) => a.seq - b.seq).map(({ device: _, ...record }) => record);
  return JSON.stringify({ ...about, last: { seq, hash }, held, anchors, records: inOrder, unkept }, null, 1);
}

/** Gives the browser a file to keep. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
