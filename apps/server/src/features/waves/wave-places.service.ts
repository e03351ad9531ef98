import type { Tx } from "../../db/connection.ts";
import { changeWaveTaken } from "./waves.repository.ts";

/** So many places of a wave; null: of none. */
export interface WavePlaces {
  readonly waveId: number | null;
  readonly places: number;
}

/**
 * Gives places of waves back and takes others, in the order of their ids. The counters of their categories are locked
 * or changed by the same transaction before.
 * @returns those for which there are not enough: then the caller must undo the transaction
 */
export async function exchangeWavePlaces<P extends WavePlaces>(
  tx: Tx,
  given: readonly WavePlaces[],
  wanted: readonly P[],
): Promise<Set<P>> {
  const full = new Set<P>();
  const changes = [
    ...given.map(({ waveId, places }) => ({ waveId, change: -places, of: undefined })),
    ...wanted.map((each) => ({ waveId: each.waveId, change: each.places, of: each })),
  ];
  // of the same wave, what is given back comes first
  const inOrder = changes.toSorted(
    (one, other) => (one.waveId ?? 0) - (other.waveId ?? 0) || one.change - other.change,
  );
  for (const { waveId, change, of } of inOrder) {
    if (waveId !== null && !(await changeWaveTaken(tx, waveId, change)) && of) full.add(of);
  }
  return full;
}
