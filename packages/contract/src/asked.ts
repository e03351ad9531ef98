import * as z from "zod/mini";
import { askedLevels, personPartNames, type PersonPart } from "@time-event/domain/entries/asked-of-person";
import { id, policyKind, text } from "./fields.ts";

// What orders and the staff's screens both say of questions and policies. Public pages load no more than this of them.

export const questionKind = z.enum(["text", "choice", "choices", "number", "date", "duration", "yes_no", "file"]);

const askedLevel = z.enum(askedLevels);

/** Asked only if another question has one of these answers: codes of options, or `yes` and `no`. */
export const askedIf = z.object({
  question: id,
  answers: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
});

/** What an event asks of each player beside name, gender and birth date. */
export const askedOfPerson = z.object(
  Object.fromEntries(personPartNames.map((part) => [part, askedLevel])) as Record<PersonPart, typeof askedLevel>,
);

/** Which version of which policy is in force at an event. */
export const policyInForce = z.object({ policy: id, kind: policyKind, name: text, version: z.int() });
export type PolicyInForce = z.infer<typeof policyInForce>;
