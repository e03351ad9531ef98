import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/connection.ts";
import { countAllTasks } from "../features/jobs/jobs.queries.ts";
import { NotFound } from "../http/refusals.ts";

/** A present value, read when somebody asks for it. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  read(): number | Promise<number>;
}

const secondsOf = [0.005, 0.02, 0.1, 0.5, 2, 10];

/**
 * `GET /metrics` for Prometheus, opened by `Authorization: Bearer` and the configured key. Without a configured key
 * nothing is counted, and the answer is the same as for a wrong key: 404, never a page for people.
 */
export async function addMetrics(app: FastifyInstance, key: string | undefined, gauges: readonly Gauge[]) {
  if (key === undefined) {
    app.get("/metrics", { logLevel: "warn" }, () => {
      throw new NotFound("page");
    });
    return;
  }
  const { collectDefaultMetrics, Gauge: PrometheusGauge, Histogram, Registry } = await import("prom-client");
  const register = new Registry();
  // memory, processor time, and the delay of the event loop
  collectDefaultMetrics({ register });
  for (const { name, help, read } of gauges) {
    const gauge: InstanceType<typeof PrometheusGauge> = new PrometheusGauge({
      name,
      help,
      registers: [register],
      collect: async () => gauge.set(await orUnknown(read)),
    });
  }
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: secondsOf,
    registers: [register],
  });
  // by the route's pattern: addresses contain names and numbers of people
  app.addHook("onResponse", (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? "none", status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });

  const expected = digest(`Bearer ${key}`);
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    const given = request.headers.authorization ?? "";
    if (!timingSafeEqual(digest(given), expected)) throw new NotFound("page");
    return reply
      .header("cache-control", "no-store")
      .type(register.contentType)
      .send(await register.metrics());
  });
}

/** What waits in the queues of jobs, mails among them; the same in every process. */
export function queueGauges(db: Db): Gauge[] {
  return [
    {
      name: "job_tasks_waiting",
      help: "Tasks of jobs that wait, mails among them",
      read: async () => (await countAllTasks(db)).waiting,
    },
    {
      name: "job_tasks_given_up",
      help: "Tasks of jobs that were given up",
      read: async () => (await countAllTasks(db)).givenUp,
    },
  ];
}

/** While the database is away, the other values are still wanted. */
async function orUnknown(read: Gauge["read"]): Promise<number> {
  try {
    return await read();
  } catch {
    return NaN;
  }
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
