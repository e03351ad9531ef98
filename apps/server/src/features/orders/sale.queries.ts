import type { AddOn } from "@time-event/contract/add-ons";
import type { PolicyInForce } from "@time-event/contract/asked";
import type { Question } from "@time-event/contract/questions";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import type { Wave } from "@time-event/contract/waves";
import { loadWaves } from "../waves/waves.queries.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { loadAddOns } from "../add-ons/add-ons.queries.ts";
import { loadCategories, type StoredCategory } from "../categories/categories.queries.ts";
import { listPoliciesInForce } from "../policies/policies.queries.ts";
import { loadAsked } from "../privacy/asked-of-person.queries.ts";
import { loadQuestions } from "../questions/questions.queries.ts";

/** What an event sells, asks and wants to be accepted. */
export interface Sale {
  readonly categories: readonly StoredCategory[];
  readonly addOns: readonly AddOn[];
  readonly questions: readonly Question[];
  readonly waves: readonly Wave[];
  readonly policies: readonly PolicyInForce[];
  readonly asked: AskedOfPerson;
  /** What an order pays that has something to be sent. */
  readonly shippingSatang: number;
}

export async function loadSale(db: Db | Tx, eventId: number): Promise<Sale> {
  return {
    categories: await loadCategories(db, eventId),
    addOns: await loadAddOns(db, eventId),
    questions: await loadQuestions(db, eventId),
    waves: await loadWaves(db, eventId),
    policies: await listPoliciesInForce(db, eventId),
    asked: await loadAsked(db, eventId),
    shippingSatang: await loadShippingFee(db, eventId),
  };
}

async function loadShippingFee(db: Db | Tx, eventId: number): Promise<number> {
  const event = db.selectFrom("events").select("shippingSatang").where("id", "=", eventId);
  return (await event.executeTakeFirstOrThrow()).shippingSatang;
}
