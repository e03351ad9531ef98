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
> {
  readonly service: Service;
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly openedBy: OpenedBy;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** The query of a GET. Everything in a URL is text, so numbers are coerced. */
  readonly params: Params;
  readonly data: Data;
  readonly meta: Meta;
}

export type ParamsOf<E extends Endpoint> = z.input<E["params"]>;
export type DataOf<E extends Endpoint> = z.output<E["data"]>;
export type MetaOf<E extends Endpoint> = z.output<E["meta"]>;
export interface ReplyOf<E extends Endpoint> {
  readonly data: DataOf<E>;
  readonly meta: MetaOf<E>;
}

export const noMeta = z.object({});

/** A call of the public web API that anybody may make. */
export function openCall<P extends z.ZodMiniType, D extends z.ZodMiniType, M extends z.ZodMiniType>(
  call: Pick<Endpoint<P, D, M>, "name" | "summary" | "params" | "data" | "meta">,
): Endpoint<P, D, M> {
  return { service: "web", method: "GET", openedBy: "open", ...call };
}
