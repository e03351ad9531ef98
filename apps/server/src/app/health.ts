import type { FastifyInstance } from "fastify";
import { readinessOf } from "../db/readiness.ts";
import type { AppParts } from "./app-parts.ts";

const patienceMs = 2_000;

/** `/healthz`: the process is alive. `/readyz`: it can serve, because the database answers and is migrated. */
export async function addHealth(app: FastifyInstance, { db, stopping }: Pick<AppParts, "db" | "stopping">) {
  const isReady = await readinessOf(db);

  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    if (!stopping.aborted && (await within(patienceMs, isReady()))) return { status: "ready" };
    return reply
      .code(503)
      .header("retry-after", "2")
      .send({ status: stopping.aborted ? "stopping" : "database away" });
  });
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
