declare module "virtual:client-manifest" {
  /** One built file and what it needs; see https://vite.dev/guide/backend-integration */
  interface ManifestChunk {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  }
  export type Manifest = Readonly<Record<string, ManifestChunk>>;
  /** A rule that matters where an element has all classes of one of the lists; or an at-rule with such rules. */
  export type SheetRule =
    | { readonly css: string; readonly needs: readonly (readonly string[])[] }
    | { readonly at: string; readonly rules: readonly SheetRule[] };
  /** The style sheets of public pages, by file. None while the source is served. */
  export const sheets: Readonly<Record<string, readonly SheetRule[]>>;
  /** Every page, with React: what the staff area loads. */
  export const whole: Manifest;
  /** Public pages in each language, with Preact. */
  export const light: Readonly<Record<"th" | "en", Manifest>>;
}
