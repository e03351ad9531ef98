import type * as z from "zod/mini";
import {
  type Changing,
  type Download,
  type Endpoint,
  type KeyKind,
  noBody,
  noMeta,
  noParams,
  type Nothing,
  type Reading,
  type Right,
  type Upload,
} from "./endpoint.ts";
import type { Noun } from "./nouns.ts";
import type { Refusals } from "./refusals.ts";

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
  call: Pick<Endpoint<typeof noParams, D, typeof noMeta, B>, Words | "body" | "data" | "repeatable" | "anyMediaType"> &
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

/** A call that answers with a file and that a key of this kind opens. */
export function keyDownload<P extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<P>, Words | "params"> &
    AtService &
    Refuses<R> &
    Shows & { readonly mediaTypes: readonly string[] },
): Download<P, R> & ByKey {
  const nothing = { body: noBody, data: noBody, meta: noMeta };
  return { ...ofKey, method: "GET", replies: "file", ...nothing, refuses: {} as R, ...call };
}

/** A call of the sign-in service: its body opens it, never a header. */
export function signInCall<B extends z.ZodMiniType, D extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<typeof noParams, D, typeof noMeta, B>, Words | "body" | "data"> & Refuses<R>,
): Changing<B, D, R> {
  const ofSignIn = { service: "token", method: "POST", openedBy: "open" } as const;
  return { ...ofSignIn, params: noParams, meta: noMeta, refuses: {} as R, ...call };
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

const largestFileBytes = 20_000_000;

/** @param call its file has at most 20 MB, if it says nothing else */
export function staffUpload<P extends z.ZodMiniType, D extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<P, D>, Words | "params" | "data" | "largestBytes"> & OfStaff<R> & Changes,
): Upload<P, D, R> {
  const file = { sends: "file", largestBytes: largestFileBytes } as const;
  return { ...ofStaff, method: "POST", ...file, body: noBody, meta: noMeta, refuses: {} as R, ...call };
}

export function staffDownload<P extends z.ZodMiniType, const R extends Refusals = Nothing>(
  call: Pick<Endpoint<P>, Words | "params"> & OfStaff<R> & Shows & { readonly mediaTypes: readonly string[] },
): Download<P, R> {
  const nothing = { body: noBody, data: noBody, meta: noMeta };
  return { ...ofStaff, method: "GET", replies: "file", ...nothing, refuses: {} as R, ...call };
}
