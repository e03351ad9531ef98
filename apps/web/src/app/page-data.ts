import type { Site } from "../lib/page/site.ts";

/** The data that the server embeds in a page for the browser. */
export interface PageData {
  readonly site: Site;
  readonly loaderData: Record<string, unknown>;
  /** What the server did with a form that was posted without script. */
  readonly actionData: Record<string, unknown> | null;
  readonly errors: Record<string, { status: number; data: unknown }> | null;
}

export const pageDataId = "page-data";
