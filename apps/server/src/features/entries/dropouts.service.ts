import type { Tx } from "../../db/connection.ts";
import {
  type LiftedRuling,
  liftRuled,
  liftRuledDnf,
  liftRuledDns,
  ruleDnf,
  ruleDns,
  type RuledDropout,
} from "./dropouts.repository.ts";

/**
 * Rules that entries did not finish because a marshal says so. What an official ruled before stays. Judge them again.
 * @param by the station
 * @returns the entries with these bibs, and whether this ruled them
 */
export async function ruleDropouts(
  tx: Tx,
  eventId: number,
  bibs: readonly string[],
  by: string,
): Promise<RuledDropout[]> {
  return bibs.length === 0 ? [] : ruleDnf(tx, eventId, bibs, by);
}

/** Takes dropouts back that were ruled in this way, unless an official has ruled something else since. */
export async function liftDropouts(tx: Tx, entryIds: readonly number[], by: string): Promise<void> {
  if (entryIds.length > 0) await liftRuledDnf(tx, entryIds, by);
}

/**
 * Takes back that an entry is out or did not start, whoever ruled it: they were read. Who withdrew stays out. Judge it again.
 * @returns what was ruled; undefined: there is no such entry
 */
export async function liftRuling(tx: Tx, eventId: number, id: number, by: string): Promise<LiftedRuling | undefined> {
  return liftRuled(tx, eventId, id, by);
}

/** Rules that entries did not start, but for those of which something is ruled already. Judge them again. @returns the ruled ones */
export async function ruleNotStarted(tx: Tx, entryIds: readonly number[], by: string): Promise<number[]> {
  return entryIds.length === 0 ? [] : ruleDns(tx, entryIds, by);
}

/** Takes that back, unless something else was ruled since. Judge them again. @returns the entries that it concerned */
export async function liftNotStarted(tx: Tx, entryIds: readonly number[], by: string): Promise<number[]> {
  return entryIds.length === 0 ? [] : liftRuledDns(tx, entryIds, by);
}
