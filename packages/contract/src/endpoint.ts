import type { Permission } from "@time-event/domain/access/permissions";
import * as z from "zod/mini";
import type { Noun } from "./nouns.ts";
import type { Refusals } from "./refusals.ts";

/** The three services of the product; each has a base URL of its own that comes from configuration. */
export type Service = "token" | "event" | "web";

/** What opens a call. `open`: nothing, anybody may call. `key`: a key of the named kind. `staff`: a bearer token. */
export type OpenedBy = "open" | "key" | "staff";

/**
 * What a key belongs to. `registration`: one order; `station`: one checkpoint; `tracker`: the position of one entry;
 * `device`: a program or reader that sends passings of a whole event. People get a key in the fragment of a link, and
 * browsers send it in a request header of its own, never in a URL: see `call-headers.ts`.
 */
export const keyKinds = ["registration", "member", "station", "device", "tracker"] as const;
export type KeyKind = (typeof keyKinds)[number];

/**
 * Where the caller must hold the right. `event`: at the event that `eventId` of the params or body names; `anywhere`:
 * at one event at least, and the service shows only what belongs to such events; `installation`: for all of it.
 */
export type RightAt = "event" | "anywhere" | "installation";

/** The right that a staff call asks for; null: being signed in is enough. */
export interface Right {
  readonly permission: Permission | null;
  readonly at: RightAt;
}

/** One HTTP call, described once: the server parses requests and replies by it, the browser calls through it. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Meta extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Refuses extends Refusals = Refusals,
> {
  readonly service: Service;
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly openedBy: OpenedBy;
  /** The kind of key that a `key` call asks for. An open call may take one as well, and then does more. */
  readonly key?: KeyKind;
  /**
   * A call that changes something and that a client may send again when no answer came. Each submit carries an id that
   * the client made (`Idempotency-Key`); the same submit sent again gets the first answer, byte for byte.
   */
  readonly repeatable?: true;
  /** Its JSON may come under another name or none: readers call it plain text, or say nothing. */
  readonly anyMediaType?: true;
  /** Of a call of staff in which something can be guessed: tries are counted, and too many have to wait. */
  readonly limited?: true;
  /** Staff calls have one; the server checks it before it reads anything else of the request. */
  readonly right?: Right;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** For a reading call: the nouns that its answer shows. The `id` of its parameters is the id of the first. */
  readonly shows?: readonly Noun[];
  /** For a changing call: the nouns that it changes. The `id` in its body is the id of the first. */
  readonly changes?: readonly Noun[];
  /** The call removes that thing. */
  readonly removes?: true;
  /** `file`: the body is the bytes of a file, and the query tells what must be known about it. */
  readonly sends?: "file";
  /** For a file: the most bytes that the server reads. */
  readonly largestBytes?: number;
  /** `file`: the reply is a file to keep, not data. */
  readonly replies?: "file";
  /** Of such a reply: the media types that the file can have. */
  readonly mediaTypes?: readonly string[];
  /** The query of a GET or of a file. Everything in a URL is text, so numbers are coerced. */
  readonly params: Params;
  /** The JSON body of a POST. */
  readonly body: Body;
  readonly data: Data;
  readonly meta: Meta;
  /** The words with which it can refuse: see `refusals.ts`. */
  readonly refuses: Refuses;
}

export type ParamsOf<E extends Endpoint> = z.input<E["params"]>;
export type BodyOf<E extends Endpoint> = z.input<E["body"]>;
/** What a caller gives: the query of a reading call, the body of a changing call. */
export type InputOf<E extends Endpoint> = E extends { readonly method: "GET" } | { readonly sends: "file" }
  ? ParamsOf<E>
  : BodyOf<E>;
export type DataOf<E extends Endpoint> = z.output<E["data"]>;
export type MetaOf<E extends Endpoint> = z.output<E["meta"]>;
export interface ReplyOf<E extends Endpoint> {
  readonly data: DataOf<E>;
  readonly meta: MetaOf<E>;
}

export const noParams = z.object({});
export const noBody = z.undefined();
export const noMeta = z.object({});

/** For a call that no rules refuse: it works, or fails for reasons that any call can have. */
export type Nothing = Readonly<Record<never, never>>;

/** A call that reads. */
export type Reading<
  P extends z.ZodMiniType,
  D extends z.ZodMiniType,
  M extends z.ZodMiniType,
  R extends Refusals = Nothing,
> = Endpoint<P, D, M, typeof noBody, R> & { readonly method: "GET" };

/** A call that changes something and sends JSON. */
export type Changing<B extends z.ZodMiniType, D extends z.ZodMiniType, R extends Refusals = Nothing> = Endpoint<
  typeof noParams,
  D,
  typeof noMeta,
  B,
  R
> & { readonly method: "POST" };

/** A call that sends a file. */
export type Upload<P extends z.ZodMiniType, D extends z.ZodMiniType, R extends Refusals = Nothing> = Endpoint<
  P,
  D,
  typeof noMeta,
  typeof noBody,
  R
> & { readonly method: "POST"; readonly sends: "file" };

/** A call that answers with a file to keep. */
export type Download<P extends z.ZodMiniType, R extends Refusals = Nothing> = Endpoint<
  P,
  typeof noBody,
  typeof noMeta,
  typeof noBody,
  R
> & { readonly method: "GET"; readonly replies: "file" };
