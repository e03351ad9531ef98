import type { PlacePoolForm } from "@time-event/contract/place-pools";
import type { Tx } from "../../db/connection.ts";
import { insertPlacePool } from "./place-pools.repository.ts";

/** Stores shared places of an imported race, before its entries take some. */
export async function importPlacePool(tx: Tx, eventId: number, pool: PlacePoolForm): Promise<void> {
  await insertPlacePool(tx, eventId, pool, "");
}
