import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startTemporaryServer } from "../embedded/temporary-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly adminUrl: string;
    /** For what the files of a run share; removed at its end. */
    readonly scratchFolder: string;
  }
}

/** Vitest calls this once for a run, before any test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporaryServer();
  const scratchFolder = await mkdtemp(join(tmpdir(), "te-run-"));
  project.provide("adminUrl", server.adminUrl);
  project.provide("scratchFolder", scratchFolder);
  return async () => {
    await server.stop();
    await rm(scratchFolder, { recursive: true, force: true });
  };
}
