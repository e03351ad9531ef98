import { redirect, type LoaderFunctionArgs } from "react-router";
import { loaderServices } from "../lib/page/page-loader.ts";

/**
 * The staff shell's guard: it sends visitors without a `user` cookie to the list of events. The cookie decides only
 * what the screen shows; the server checks the rights on every call.
 */
export function guard({ context }: LoaderFunctionArgs): Response | null {
  const { signedIn } = context.get(loaderServices);
  return signedIn() ? null : redirect("/register/event-list");
}
