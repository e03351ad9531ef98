import type { CallApi } from "./call.ts";
import type { Service } from "./endpoint.ts";

/** The seam between the server and the web app's server build: neither imports the other. */
export interface RenderRequest {
  /** Path and query of the request. */
  readonly url: string;
  /** A form that was posted to it; undefined: it was only asked for. */
  readonly form?: PostedForm | undefined;
  readonly language: "th" | "en";
  /** Theme the visitor chose, e.g. `lara-light-indigo`; unknown names fall back to the default. */
  readonly theme: string;
  /** Public pages are light or dark as the theme is, or as the visitor's device is. */
  readonly scheme: "own" | "device";
  readonly contrast: "normal" | "more";
  /** Root font size in pixels, 12–16. */
  readonly scale: number;
  /** Whether the `user` cookie is set: a hint for the interface, never an authority. */
  readonly signedIn: boolean;
  /** Origin for absolute links, e.g. `https://race.example`. */
  readonly publicUrl: string;
  /** Base URLs for the browser's calls. */
  readonly apiUrls: Readonly<Record<Service, string>>;
  /** Stands for the nonce that lets style elements pass the page's policy: the server puts each answer's own in its place. */
  readonly styleNonce: string;
  /** Stands for the id of what a page's form without script sends next: the server puts each answer's own in its place. */
  readonly submitId: string;
  /** Calls the API inside the process. */
  readonly callApi: CallApi;
  /**
   * Makes a page of what was loaded, one page after another, or finds the one that was made of the same.
   * @param madeOf everything that decides what the page shows; null: the page is for this visitor alone
   */
  readonly makePage: (madeOf: string | null, make: () => string) => Promise<string>;
  /** Since when the replies to `callApi` were old, because the database is away; null: they were not. */
  readonly staleSince: () => number | null;
}

/** A form as the browser encoded it. */
export interface PostedForm {
  /** Its content type; with files, it says where the parts of the body end. */
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export interface RenderedPage {
  readonly status: number;
  /** Where to redirect to, with a 3xx status. */
  readonly location?: string;
  readonly html: string;
  /** It is for this visitor alone: nobody on the way may keep it. */
  readonly isPrivate?: boolean;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
