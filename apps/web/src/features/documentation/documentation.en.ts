import type { th } from "./documentation.th.ts";

export const en: typeof th = {
  title: "API and open data",
  description:
    "Time/Event Web API reference: events, start lists, live results, checkpoints and penalties, made from the contract that the product itself uses.",
  lead: "You can get everything that these pages show from the same Web API, without a key. This reference is made from the contract with which the server checks every request.",
  openApi: "OpenAPI 3.1 (JSON)",
  base: "Base address",
  envelopeTitle: "Form of a reply",
  envelope:
    "A reply is { data, meta }. An error is an RFC 9457 problem document with a stable code. Instants are milliseconds UTC, money is in satang, distances in metres.",
  calls: "Calls",
  parameters: "Parameters",
  reply: "Reply (data)",
  meta: "About the reply (meta)",
  name: "Name",
  kind: "Type",
  rule: "Rule",
  required: "required",
  refusals: "Words of refusal",
  refusalsLead:
    "Where the rules refuse a call, it answers 409 with the code refused. All words are in reasons. The words that concern a field are also in errors, with the field's path. These are the words of every call of staff and devices. The OpenAPI file says the rest of those calls.",
  word: "Word",
  place: "Concerns",
  places: { field: "a field", whole: "the whole call" },
  meaning: "Meaning",
};
