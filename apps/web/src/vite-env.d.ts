declare module "virtual:client-manifest" {
  /** One built file and what it needs; see https://vite.dev/guide/backend-integration */
  interface ManifestChunk {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
  }
  const manifest: Readonly<Record<string, ManifestChunk>>;
  export default manifest;
}
