import type { CallApi } from "@time-event/contract/call";
import { createContext, data, type LoaderFunctionArgs } from "react-router";
import { CallFailed, type FailureCode } from "../api/call-failed.ts";

/** What the server or the browser gives to loaders. */
export interface LoaderServices {
  readonly callApi: CallApi;
  readonly signedIn: () => boolean;
  /** An id for the form that a page sends next without script. */
  readonly newSubmitId: () => string;
}

export const loaderServices = createContext<LoaderServices>();

interface PageRequest extends Pick<LoaderServices, "callApi" | "newSubmitId"> {
  readonly url: URL;
  /** A parameter of the route's path. */
  readonly param: (name: string) => string;
}

/** What an error page knows about a failed load. */
export interface LoadProblem {
  readonly code: FailureCode;
}

/**
 * Makes a route's loader. A failed call becomes a reply with the same status, which the error page explains.
 * @example export const loader = pageLoader(({ callApi, param }) => callApi(webEventGet, { event: param("event") }));
 */
export function pageLoader<T>(load: (request: PageRequest) => Promise<T>) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<T> => {
    const { callApi, newSubmitId } = context.get(loaderServices);
    try {
      return await load({ callApi, newSubmitId, url: new URL(request.url), param: (name) => params[name] ?? "" });
    } catch (error) {
      throw pageProblem(error);
    }
  };
}

/** A failed call as what the error page explains, with the same status; whatever else was thrown stays as it is. */
export function pageProblem(error: unknown): unknown {
  if (!(error instanceof CallFailed) && !isProblem(error)) return error;
  const status = error.status >= 400 ? error.status : 503;
  return data({ code: error.code } satisfies LoadProblem, { status });
}

// On the server the failure may be an instance of the server's own class, so check its shape.
function isProblem(error: unknown): error is { code: string; status: number } {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    "status" in error &&
    typeof error.status === "number"
  );
}
