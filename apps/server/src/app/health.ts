import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { readinessOf } from "../db/readiness.ts";
import type { AppParts } from "./app-parts.ts";

const patienceMs = 1_500;

/** With less than this, PostgreSQL cannot even begin a new file of its log. */
const leastFreeBytes = 32_000_000;

type Health = Pick<AppParts, "db" | "availability" | "config" | "stopping">;

/** `/healthz`: the process is alive. `/readyz`: it can serve: the database answers, stores, and is migrated. */
export async function addHealth(app: FastifyInstance, { db, availability, config, stopping }: Health) {
  const isReady = await readinessOf(db);

  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    const status = await statusNow();
    return status === "ready" ? { status } : reply.code(503).header("retry-after", "2").send({ status });
  });

  async function statusNow(): Promise<string> {
    if (stopping.aborted) return "stopping";
    const isHere = availability.trouble() !== "away" && (await within(patienceMs, isReady()));
    if (isHere && availability.trouble() === undefined) return "ready";
    if (config.databaseUrl === undefined && (await isFull(config.dataDir))) return "disk full";
    return isHere ? "database cannot write" : "database away";
  }
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
  return bavail * bsize < leastFreeBytes;
}

/** False when the query fails or takes too long. */
async function within(limitMs: number, question: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([question, tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
