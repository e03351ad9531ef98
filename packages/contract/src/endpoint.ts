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
export const keyKinds = ["registration", "station", "device", "tracker"] as const;
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
export type InputOf<E extends Endpoint> = E["method"] extends "GET" ? ParamsOf<E> : BodyOf<E>;
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
type Nothing = Readonly<Record<never, never>>;

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

type Words = "name" | "summary";
type ByAnybody = { readonly openedBy: "open" };
type ByKey = { readonly openedBy: "key"; readonly key: KeyKind };

const ofWeb = { service: "web", openedBy: "open" } as const;

/** The nouns of a call: none where it shows what nobody changes, or only examines what it was given. */
interface Shows {
  readonly shows: readonly Noun[];
}
interface Changes {
  readonly changes: readonly Noun[];
  readonly removes?: true;
}

interface Refuses<R extends Refusals> {
  readonly refuses?: R;
}

/** A reading call of the public web API that anybody may make. */
export function openCall<P extends z.ZodMiniType, D extends z.ZodMiniType, M extends z.ZodMiniType>(
  call: Pick<Endpoint<P, D, M>, Words | "params" | "data" | "meta" | "key"> & Shows,
): Reading<P, D, M> & ByAnybody {
  return { ...ofWeb, method: "GET", body: noBody, refuses: {}, ...call };
}

/** A changing call of the public web API that anybody may make. */
export function openAction<B extends z.ZodMiniType, D extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<typeof noParams, D, typeof noMeta, B>, Words | "body" | "data" | "key" | "repeatable"> &
    Changes &
    Refuses<R>,
): Changing<B, D, R> & ByAnybody {
  return { ...ofWeb, method: "POST", params: noParams, meta: noMeta, refuses: {} as R, ...call };
}

/** A call of the public web API by which anybody may send a file. */
export function openUpload<P extends z.ZodMiniType, D extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<P, D>, Words | "params" | "data" | "key" | "repeatable"> &
    Changes &
    Refuses<R> & { readonly largestBytes: number },
): Upload<P, D, R> & ByAnybody {
  return { ...ofWeb, method: "POST", sends: "file", body: noBody, meta: noMeta, refuses: {} as R, ...call };
}

/** The service of a key's call: the web API, or the event API if only programs make it. */
type AtService = { readonly key: KeyKind; readonly service?: "web" | "event" };
const ofKey = { service: "web", openedBy: "key" } as const;

/** A reading call that a key of this kind opens. */
export function keyCall<P extends z.ZodMiniType, D extends z.ZodMiniType, M extends z.ZodMiniType>(
  call: Pick<Endpoint<P, D, M>, Words | "params" | "data" | "meta"> & AtService & Shows,
): Reading<P, D, M> & ByKey {
  return { ...ofKey, method: "GET", body: noBody, refuses: {}, ...call };
}

/** A changing call that a key of this kind opens. */
export function keyAction<B extends z.ZodMiniType, D extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<typeof noParams, D, typeof noMeta, B>, Words | "body" | "data" | "repeatable"> &
    AtService &
    Changes &
    Refuses<R>,
): Changing<B, D, R> & ByKey {
  return { ...ofKey, method: "POST", params: noParams, meta: noMeta, refuses: {} as R, ...call };
}

/** A call that sends a file and that a key of this kind opens. */
export function keyUpload<P extends z.ZodMiniType, D extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<P, D>, Words | "params" | "data" | "repeatable"> &
    AtService &
    Changes &
    Refuses<R> & { readonly largestBytes: number },
): Upload<P, D, R> & ByKey {
  return { ...ofKey, method: "POST", sends: "file", body: noBody, meta: noMeta, refuses: {} as R, ...call };
}

/** A call of the sign-in service: its body opens it, never a header. */
export function signInCall<B extends z.ZodMiniType, D extends z.ZodMiniType>(
  call: Pick<Endpoint<typeof noParams, D, typeof noMeta, B>, Words | "body" | "data">,
): Changing<B, D> {
  return { service: "token", method: "POST", openedBy: "open", params: noParams, meta: noMeta, refuses: {}, ...call };
}

interface OfStaff<R extends Refusals> extends Refuses<R> {
  readonly right: Right;
}

const ofStaff = { service: "event", openedBy: "staff" } as const;

/** A reading call of the event API: the bearer token of staff who hold the right opens it. */
export function staffCall<
  P extends z.ZodMiniType,
  D extends z.ZodMiniType,
  M extends z.ZodMiniType,
  const R extends Refusals = Nothing,
>(call: Pick<Endpoint<P, D, M>, Words | "params" | "data" | "meta"> & OfStaff<R> & Shows): Reading<P, D, M, R> {
  return { ...ofStaff, method: "GET", body: noBody, refuses: {} as R, ...call };
}

/** A changing call of the event API. */
export function staffAction<B extends z.ZodMiniType, D extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<typeof noParams, D, typeof noMeta, B>, Words | "body" | "data" | "limited"> &
    OfStaff<R> &
    Changes,
): Changing<B, D, R> {
  return { ...ofStaff, method: "POST", params: noParams, meta: noMeta, refuses: {} as R, ...call };
}

/** A call of the event API that sends a file. */
export type Upload<P extends z.ZodMiniType, D extends z.ZodMiniType, R extends Refusals = Nothing> = Endpoint<
  P,
  D,
  typeof noMeta,
  typeof noBody,
  R
> & { readonly method: "POST"; readonly sends: "file" };

const largestFileBytes = 20_000_000;

/** @param call its file has at most 20 MB, if it says nothing else */
export function staffUpload<P extends z.ZodMiniType, D extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<P, D>, Words | "params" | "data" | "largestBytes"> & OfStaff<R> & Changes,
): Upload<P, D, R> {
  const file = { sends: "file", largestBytes: largestFileBytes } as const;
  return { ...ofStaff, method: "POST", ...file, body: noBody, meta: noMeta, refuses: {} as R, ...call };
}

/** A call of the event API that answers with a file to keep. */
export type Download<P extends z.ZodMiniType, R extends Refusals = Nothing> = Endpoint<
  P,
  typeof noBody,
  typeof noMeta,
  typeof noBody,
  R
> & { readonly method: "GET"; readonly replies: "file" };

export function staffDownload<P extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<P>, Words | "params"> & OfStaff<R> & Shows & { readonly mediaTypes: readonly string[] },
): Download<P, R> {
  const nothing = { body: noBody, data: noBody, meta: noMeta };
  return { ...ofStaff, method: "GET", replies: "file", ...nothing, refuses: {} as R, ...call };
}
