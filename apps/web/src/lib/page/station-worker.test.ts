import { afterEach, expect, it, vi } from "vitest";
import { createWorkerPolicy, registerStationWorker } from "./station-worker.ts";

afterEach(() => vi.unstubAllGlobals());

it("lets the one worker's address through, and no other", () => {
  const policy = createWorkerPolicy();
  expect(policy.createScriptURL("/station-worker.js")).toBe("/station-worker.js");
  for (const url of ["/other.js", "/station-worker.js?x", "//evil.example/station-worker.js", ""]) {
    expect(() => policy.createScriptURL(url)).toThrow(TypeError);
  }
});

it("makes its policy by the name that the page's header knows, and registers below its scope alone", async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
  const register = vi.fn(async () => ({}));
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  await registerStationWorker(createWorkerPolicy());
  expect(createPolicy.mock.calls[0]?.[0]).toBe("station-worker");
  expect(register).toHaveBeenCalledWith("/station-worker.js", { scope: "/station/" });
});
