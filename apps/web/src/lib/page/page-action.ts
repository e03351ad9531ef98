import type { CallApi } from "@time-event/contract/call";
import type { ActionFunctionArgs } from "react-router";
import { loaderServices } from "./page-loader.ts";

interface PostedPage {
  readonly callApi: CallApi;
  readonly form: FormData;
  /** A parameter of the route's path. */
  readonly param: (name: string) => string;
}

/**
 * Makes a route's action: what the server does with a form that was posted without script. What it returns is shown by
 * the page itself, as the answer to the post.
 */
export function pageAction<T>(act: (posted: PostedPage) => Promise<T>) {
  return async ({ request, params, context }: ActionFunctionArgs): Promise<T> => {
    const { callApi } = context.get(loaderServices);
    return act({ callApi, form: await request.formData(), param: (name) => params[name] ?? "" });
  };
}
