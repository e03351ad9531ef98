import { accessKeyHeader, staleHeader } from "../call-headers.ts";
import type { Endpoint } from "../endpoint.ts";
import { problem, type ProblemCode } from "../errors.ts";
import { type RefusalWord, refusalWords } from "../refusal-words.ts";
import { type Json, toSchema } from "./json-schema.ts";

/** Every answer of a call, by its status. */
export function repliesOf(endpoint: Endpoint): Json {
  const { service, method, openedBy, key } = endpoint;
  return {
    200: endpoint.replies === "file" ? fileReply(endpoint) : dataReply(endpoint),
    400: problemReply(
      service === "token"
        ? "What was sent does not keep the contract, and `errors` says where; or it does not open anything."
        : "What was sent does not keep the contract; `errors` says where.",
    ),
    ...(openedBy === "staff" && {
      401: problemReply("No bearer token, or one that is no longer valid.", signInHeader),
    }),
    ...(key !== undefined && {
      401: problemReply(
        openedBy === "key"
          ? "No key, or one that does not open this call, or no longer does."
          : "A key was sent that does not open this, or not any more.",
        signInHeader,
      ),
    }),
    ...(service !== "token" && { 404: problemReply("It does not exist, or the caller may not see it.") }),
    ...conflictReply(endpoint),
    ...(method === "POST" && {
      413: problemReply("What was sent is too large."),
      415: problemReply("What was sent is of another media type than the call takes."),
    }),
    ...(isLimited(endpoint) && { 429: problemReply("Too many attempts.", retryHeader) }),
    503: problemReply("Not possible just now: the same call is answered a little later.", retryHeader),
  };
}

const isLimited = ({ service, openedBy, key, limited }: Endpoint) =>
  limited === true || service === "token" || key !== undefined || openedBy === "open";

const problemSchema = { $ref: "#/components/schemas/Problem" };

const retryHeader = {
  "Retry-After": { description: "Seconds after which to try again.", schema: { type: "integer", minimum: 0 } },
};
const signInHeader = {
  "WWW-Authenticate": { description: `\`Bearer\`, or the header of the key, ${accessKeyHeader}.`, schema: text() },
};

const staleMark = {
  [staleHeader]: {
    description: "Only while the database is away: since when this answer may no longer be the present one.",
    schema: { type: "string", format: "date-time" },
  },
};

function problemReply(description: string, headers?: Json, schema: Json = problemSchema): Json {
  return { description, ...(headers && { headers }), content: { "application/problem+json": { schema } } };
}

function dataReply({ data, meta, openedBy, method }: Endpoint): Json {
  const properties = { data: toSchema(data, "output"), meta: toSchema(meta, "output") };
  return {
    description: "The answer to the call.",
    ...(openedBy === "open" && method === "GET" && { headers: staleMark }),
    content: { "application/json": { schema: { type: "object", required: ["data", "meta"], properties } } },
  };
}

function fileReply({ mediaTypes = [] }: Endpoint): Json {
  const file = { schema: { type: "string", format: "binary" } };
  return {
    description: "The file.",
    headers: {
      "Content-Disposition": { description: "`attachment`, and the name of the file.", schema: text() },
    },
    content: Object.fromEntries(mediaTypes.map((type) => [type, file])),
  };
}

/** When what is there stands against it: the rules, somebody else's change, or another submit with the same id. */
function conflictReply(endpoint: Endpoint): Json {
  const reasons = Object.keys(endpoint.refuses) as RefusalWord[];
  const cases: [ProblemCode, string][] = [];
  if (reasons.length > 0) cases.push(["refused", "the rules say no, and `reasons` says why"]);
  if (seesRevision(endpoint)) cases.push(["edit_conflict", "somebody else saved the same thing in between"]);
  if (endpoint.repeatable) cases.push(["repeat_differs", "the id of the submit came before, with something else"]);
  if (cases.length === 0) return {};

  const codes = cases.map(([code, says]) => `\`${code}\`: ${says}.`);
  const words = reasons.map((word) => `- \`${word}\`: ${refusalWords[word]}`);
  const description = [codes.join(" "), ...(words.length > 0 ? [words.join("\n")] : [])].join("\n\n");
  // a problem document as any other, with the words spelled out
  const { properties, ...any } = toSchema(problem, "output") as { properties: Json };
  const named = { code: word(cases.map(([code]) => code)), ...refusalSchema(endpoint, reasons) };
  return { 409: problemReply(description, undefined, { ...any, properties: { ...properties, ...named } }) };
}

function refusalSchema({ refuses }: Endpoint, reasons: readonly RefusalWord[]): Json {
  if (reasons.length === 0) return {};
  const atFields = reasons.filter((reason) => refuses[reason] === "field");
  const properties = { path: text(), code: word(atFields) };
  return {
    reasons: { type: "array", items: word(reasons) },
    ...(atFields.length > 0 && {
      errors: { type: "array", items: { type: "object", required: ["path", "code"], properties } },
    }),
  };
}

/** The caller says which revision they saw, and is refused when it is another one by now. */
function seesRevision({ body }: Endpoint): boolean {
  const { properties = {} } = toSchema(body, "input") as { properties?: Json };
  return "revision" in properties;
}

function text(): Json {
  return { type: "string" };
}

function word(words: readonly string[]): Json {
  return { type: "string", enum: words };
}
