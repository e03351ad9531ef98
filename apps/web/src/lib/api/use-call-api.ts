import type { CallApi } from "@time-event/contract/call";
import { createContext, use } from "react";

export const CallApiContext = createContext<CallApi | null>(null);

/** The API for what a component asks by itself, after its page's loader: live panels, type-ahead. */
export function useCallApi(): CallApi {
  const callApi = use(CallApiContext);
  if (!callApi) throw new Error("useCallApi needs a CallApiContext");
  return callApi;
}
