import type { WaveForm } from "@time-event/contract/waves";
import type { Tx } from "../../db/connection.ts";
import { insertWave } from "./waves.repository.ts";

/** Stores a wave of an imported race; returns its id. */
export async function importWave(tx: Tx, eventId: number, wave: WaveForm): Promise<number> {
  return insertWave(tx, eventId, wave, "");
}
