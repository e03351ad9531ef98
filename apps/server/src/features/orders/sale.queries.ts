import type { AddOn } from "@time-event/contract/add-ons";
import type { PolicyInForce } from "@time-event/contract/asked";
import type { Question } from "@time-event/contract/questions";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import type { Wave } from "@time-event/contract/waves";
import { loadWaves } from "../waves/waves.queries.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { readTogether } from "../../db/read-together.ts";
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
  return readTogether(db, {
    categories: () => loadCategories(db, eventId),
    addOns: () => loadAddOns(db, eventId),
    questions: () => loadQuestions(db, eventId),
    waves: () => loadWaves(db, eventId),
    policies: () => listPoliciesInForce(db, eventId),
    asked: () => loadAsked(db, eventId),
    shippingSatang: () => loadShippingFee(db, eventId),
  });
}

async function loadShippingFee(db: Db | Tx, eventId: number): Promise<number> {
  const event = db.selectFrom("events").select("shippingSatang").where("id", "=", eventId);
  return (await event.executeTakeFirstOrThrow()).shippingSatang;
}
