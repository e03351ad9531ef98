import type { TestProject } from "vitest/node";
import { startTemporaryServer } from "../embedded/temporary-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly adminUrl: string;
  }
}

/** Vitest calls this once for a run, before any test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporaryServer();
  project.provide("adminUrl", server.adminUrl);
  return server.stop;
}
