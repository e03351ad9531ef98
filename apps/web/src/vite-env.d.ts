declare module "virtual:client-manifest" {
  /** One built file and what it needs; see https://vite.dev/guide/backend-integration */
  interface ManifestChunk {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  }
  export type Manifest = Readonly<Record<string, ManifestChunk>>;
  /** A selector, and the classes and `[data-…]` without which no element of a page can match it. */
  interface SheetSelector {
    readonly css: string;
    readonly needs: readonly string[];
  }
  export type SheetRule =
    | {
        readonly selectors: readonly SheetSelector[];
        readonly declarations: readonly (readonly [property: string, value: string])[];
      }
    | { readonly at: string; readonly rules: readonly SheetRule[] };
  /** The style sheets of public pages, by file. None while the source is served. */
  export const sheets: Readonly<Record<string, readonly SheetRule[]>>;
  /** Every page, with React: what the staff area loads. */
  export const whole: Manifest;
  /** Public pages in each language, with Preact. */
  export const light: Readonly<Record<"th" | "en", Manifest>>;
}
