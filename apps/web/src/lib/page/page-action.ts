import type { CallApi } from "@time-event/contract/call";
import { type ActionFunctionArgs, data } from "react-router";
import { loaderServices, type LoadProblem, pageProblem } from "./page-loader.ts";

interface PostedPage {
  readonly callApi: CallApi;
  readonly form: FormData;
  /** A parameter of the route's path. */
  readonly param: (name: string) => string;
}

/**
 * Makes a route's action: what the server does with a form that was posted without script. What it returns is shown by
 * the page itself, as the answer to the post. A failed call becomes a reply with the same status, as when a page is loaded.
 *
 * A browser needs none: `import.meta.env.SSR ? pageAction(…) : (undefined as never)` keeps it out of a page's script.
 */
export function pageAction<T>(act: (posted: PostedPage) => Promise<T>) {
  return async ({ request, params, context }: ActionFunctionArgs): Promise<T> => {
    const { callApi } = context.get(loaderServices);
    const form = await formOf(request);
    try {
      return await act({ callApi, form, param: (name) => params[name] ?? "" });
    } catch (error) {
      throw pageProblem(error);
    }
  };
}

/** The form that was posted. With one that is broken off, nothing can be done. */
async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ code: "bad_request" } satisfies LoadProblem, { status: 400 });
  }
}
