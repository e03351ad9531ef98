import { redirect, type LoaderFunctionArgs } from "react-router";
import { loaderServices } from "../lib/page/page-loader.ts";

/**
 * The staff shell's guard: without a `user` cookie the visitor is sent to the list of events. The cookie only chooses
 * what is shown; what may be done is decided by the server on every call.
 */
export function guard({ context }: LoaderFunctionArgs): Response | null {
  const { signedIn } = context.get(loaderServices);
  return signedIn() ? null : redirect("/register/event-list");
}
