import { createHash, randomUUID } from "node:crypto";
import type { BodyOf } from "@time-event/contract/endpoint";
import type { webCheckpointSave } from "@time-event/contract/station-calls";
import { chainStart, type ChainedRecord, recordText, sealedFormat } from "@time-event/domain/stations/record-chain";

export type SentRecord = BodyOf<typeof webCheckpointSave>["records"][number];

/** What somebody enters; the rest is a passing of bib 1. */
export type Entered = Partial<Omit<SentRecord, "seq" | "previousHash" | "hash">> & Pick<SentRecord, "at">;

/** Numbers and chains what is entered on a device, as a marshal's page does. */
export function chainRecords(
  device: string,
  entered: readonly Entered[],
  last: { readonly seq: number; readonly hash: string } = { seq: 0, hash: chainStart },
): SentRecord[] {
  const bootId = randomUUID();
  let { seq, hash } = last;
  return entered.map((each) => {
    const isAbout = each.kind !== "note" && each.kind !== "undo";
    const facts = {
      kind: "passing" as const,
      bib: isAbout ? "1" : null,
      undoes: null,
      reason: null,
      note: null,
      monotonicMs: 0,
      bootId,
      ...each,
      seq: ++seq,
      previousHash: hash,
    } satisfies Omit<ChainedRecord, "device" | "hash">;
    hash = createHash("sha256")
      .update(recordText({ device, ...facts }))
      .digest("hex");
    return { ...facts, hash };
  });
}

interface Place {
  readonly event: string;
  readonly checkpoint: string | null;
  readonly device?: string;
  readonly sentAt?: number;
  readonly anchors?: readonly unknown[];
  readonly unkept?: readonly unknown[];
}

/** A file as a marshal's page saves it. */
export function givenStationFile(
  place: Place,
  entered: readonly Entered[],
  change = (lines: unknown[]) => lines,
): Buffer {
  const device = place.device ?? randomUUID();
  const records = change(chainRecords(device, entered));
  const about = {
    format: sealedFormat,
    sentAt: entered[0]?.at ?? 0,
    anchors: [],
    unkept: [],
    held: 0,
    ...place,
    device,
  };
  return Buffer.from(JSON.stringify({ ...about, records }));
}
