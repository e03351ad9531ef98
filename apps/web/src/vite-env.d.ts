declare module "virtual:client-manifest" {
  /** One built file and what it needs; see https://vite.dev/guide/backend-integration */
  interface ManifestChunk {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  }
  export type Manifest = Readonly<Record<string, ManifestChunk>>;
  /** Every page, with React: what the staff area loads. */
  export const whole: Manifest;
  /** Public pages in each language, with Preact. */
  export const light: Readonly<Record<"th" | "en", Manifest>>;
}
