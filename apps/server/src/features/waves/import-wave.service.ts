import type { WaveForm } from "@time-event/contract/waves";
import type { Tx } from "../../db/connection.ts";
import { insertWave } from "./waves.repository.ts";

/** Stores a wave of an imported race. */
export async function importWave(tx: Tx, eventId: number, wave: WaveForm): Promise<void> {
  await insertWave(tx, eventId, wave, "");
}
