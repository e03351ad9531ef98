import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { addMetrics } from "./metrics.ts";

const key = "a-key-for-metrics-that-only-tests-know";
let given: GivenApp;
beforeAll(async () => {
  given = await givenApp({ METRICS_KEY: key, TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(() => given.stop());

const metrics = (authorization: string, url = given.url) => fetch(`${url}/metrics`, { headers: { authorization } });

describe("metrics", () => {
  it("count requests by route and status, and show the work under way", async () => {
    await fetch(`${given.url}/images/somchai-jaidee.webp`);
    const text = await (await metrics(`Bearer ${key}`)).text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/images/:file",status="404"} 1');
    for (const name of [
      "result_stream_listeners",
      "database_connections",
      "database_connections_idle",
      "database_connections_wanted",
      "heavy_work_running",
      "heavy_work_waiting",
      "job_tasks_waiting",
      "job_tasks_given_up",
      "nodejs_eventloop_lag_p99_seconds",
      "process_resident_memory_bytes",
    ]) {
      expect(text).toMatch(new RegExp(`^${name} [\\d.]+`, "m"));
    }
    expect(text).not.toContain("somchai");
  });

  it("show the other values while one cannot be read", async () => {
    const app = fastify();
    await addMetrics(app, key, [
      { name: "of_the_database", help: "away", read: () => Promise.reject(new Error("away")) },
      { name: "of_the_process", help: "here", read: () => 7 },
    ]);
    const { body } = await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${key}` } });
    expect(body).toMatch(/^of_the_database NaN/im);
    expect(body).toMatch(/^of_the_process 7/m);
  });

  it("are refused without the key", async () => {
    for (const wrong of ["", "Bearer ", `Bearer ${key}x`, key]) expect((await metrics(wrong)).status).toBe(404);
    const { url } = await given.another({ METRICS_KEY: "" });
    expect((await metrics(`Bearer ${key}`, url)).status).toBe(404);
  });
});

describe("the name of a request", () => {
  const idOf = async (id: string, url = given.url) =>
    (await fetch(`${url}/healthz`, { headers: { "x-request-id": id } })).headers.get("x-request-id");

  it("is the one that a trusted proxy gave, if it is well formed", async () => {
    expect(await idOf("proxy-0123456789")).toBe("proxy-0123456789");
    expect(await idOf("a {forged} line")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf("x".repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is made here for all other requests", async () => {
    const { url } = await given.another({ TRUSTED_PROXIES: "203.0.113.0/24" });
    expect(await idOf("stranger-0123456789", url)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
