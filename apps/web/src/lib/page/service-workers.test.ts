import { afterEach, expect, it, vi } from "vitest";
import { createWorkerPolicy, registerWorker } from "./service-workers.ts";

afterEach(() => vi.unstubAllGlobals());

it("lets the workers' addresses through, and no other", () => {
  const policy = createWorkerPolicy();
  expect(policy.createScriptURL("/station-worker.js")).toBe("/station-worker.js");
  expect(policy.createScriptURL("/ticket-worker.js")).toBe("/ticket-worker.js");
  for (const url of ["/other.js", "/station-worker.js?x", "//evil.example/station-worker.js", ""]) {
    expect(() => policy.createScriptURL(url)).toThrow(TypeError);
  }
});

it("makes its policy once, by the name that the page's header knows, and registers below each scope alone", async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  const register = vi.fn(async () => ({}));
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  await registerWorker("station", "/checkpoint/a-race/station");
  await registerWorker("entry", "/register/events/a-race/enter");
  await registerWorker("registration");
  await registerWorker("member");
  await registerWorker("follow");
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["own-workers"]);
  expect(register.mock.calls).toEqual([
    ["/station-worker.js", { scope: "/checkpoint/a-race/station" }],
    ["/entry-worker.js", { scope: "/register/events/a-race/enter" }],
    ["/ticket-worker.js", { scope: "/register/registration" }],
    ["/ticket-worker.js", { scope: "/register/member" }],
    ["/follow-worker.js", { scope: "/register/follow" }],
  ]);
});
