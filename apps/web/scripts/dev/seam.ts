import type { RenderedPage, RenderRequest } from "@time-event/contract/rendering";

/** Below it the browser finds the web app's source, as Vite serves it. */
export const devBase = "/@dev/";

/** Where the server asks for a page. */
export const renderPath = "/render";

/** What it asks with: calls go back to it over HTTP. */
export interface RenderAsked extends Omit<RenderRequest, "callApi" | "makePage" | "staleSince"> {
  /** Where the server listens. */
  readonly calledAt: string;
}

export type RenderReply = RenderedPage;
