import type { Publication } from "@time-event/contract/published-list";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import type { StoredPublication } from "./publications.queries.ts";

export interface OfCategory {
  readonly eventId: number;
  readonly category: string;
}

/** @throws NotFound */
export async function findCategory(db: Db | Tx, { eventId, category: code }: OfCategory) {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) throw new NotFound("event");
  const found = [...rules.categories].find(([, category]) => category.code === code);
  if (!found) throw new NotFound("category");
  const [categoryId, category] = found;
  return { slug: rules.slug, categoryId, category };
}

/** @throws NotFound */
export function numbered(lists: readonly StoredPublication[], number: number): StoredPublication {
  const found = lists.find((each) => each.number === number);
  if (!found) throw new NotFound("thing");
  return found;
}

/** What everybody who works with times sees of a list. */
export function shown(stored: StoredPublication): Publication {
  const { id: _id, categoryId: _categoryId, resultsVersion: _version, madeWith: _form, ...publication } = stored;
  return publication;
}
