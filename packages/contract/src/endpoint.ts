import * as z from "zod/mini";

/** The three services of the product; each has a base URL of its own that comes from configuration. */
export type Service = "token" | "event" | "web";

/**
 * What opens a call. `open`: anybody. Capabilities (a registration's, station's or device's key) travel in a request
 * header of their own, never in the URL; `staff` is a bearer token.
 */
export type OpenedBy = "open" | "registration-key" | "station-key" | "device-key" | "staff";

/** One HTTP call, described once: the server parses what comes in and goes out, the browser calls through it. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Meta extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly service: Service;
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly openedBy: OpenedBy;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** The query of a GET. Everything in a URL is text, so numbers are coerced. */
  readonly params: Params;
  /** The JSON that a POST brings. */
  readonly body: Body;
  readonly data: Data;
  readonly meta: Meta;
}

export type ParamsOf<E extends Endpoint> = z.input<E["params"]>;
export type BodyOf<E extends Endpoint> = z.input<E["body"]>;
export type DataOf<E extends Endpoint> = z.output<E["data"]>;
export type MetaOf<E extends Endpoint> = z.output<E["meta"]>;
export interface ReplyOf<E extends Endpoint> {
  readonly data: DataOf<E>;
  readonly meta: MetaOf<E>;
}

export const noParams = z.object({});
export const noBody = z.undefined();
export const noMeta = z.object({});

/** A call of the public web API that anybody may make. */
export function openCall<P extends z.ZodMiniType, D extends z.ZodMiniType, M extends z.ZodMiniType>(
  call: Pick<Endpoint<P, D, M>, "name" | "summary" | "params" | "data" | "meta">,
): Endpoint<P, D, M, typeof noBody> {
  return { service: "web", method: "GET", openedBy: "open", body: noBody, ...call };
}

/** A call of the sign-in service: what it brings in its body opens it, never a header. */
export function signInCall<B extends z.ZodMiniType, D extends z.ZodMiniType>(
  call: Pick<Endpoint<typeof noParams, D, typeof noMeta, B>, "name" | "summary" | "body" | "data">,
): Endpoint<typeof noParams, D, typeof noMeta, B> {
  return { service: "token", method: "POST", openedBy: "open", params: noParams, meta: noMeta, ...call };
}

/** A reading call of the event API: opened by the bearer token of a member of staff. */
export function staffCall<P extends z.ZodMiniType, D extends z.ZodMiniType, M extends z.ZodMiniType>(
  call: Pick<Endpoint<P, D, M>, "name" | "summary" | "params" | "data" | "meta">,
): Endpoint<P, D, M, typeof noBody> {
  return { service: "event", method: "GET", openedBy: "staff", body: noBody, ...call };
}
