import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { LaunchOptions } from "@playwright/test";

// The browser comes compressed in an npm package, with the libraries that a bare machine lacks: no apt, no download. It
// is unpacked once per version, beside the packages. CHROME_PATH names another browser to use instead.

const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as { version: string };
const folder = join(import.meta.dirname, "../../node_modules/.cache", `chromium-${version}`);
const ownBrowser = process.env.CHROME_PATH;

/** How to start the browser. `prepareChromium` must have run once on this machine. */
export function launchOptions(): LaunchOptions {
  const args = [
    // Containers lack the rights for the sandbox and a large /dev/shm. We open only our own pages.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // without it a process of its own draws each frame in software: 7 % of the whole journeys
    "--disable-gpu",
  ];
  if (ownBrowser) return { executablePath: ownBrowser, args };
  const env = {
    ...withoutUndefined(process.env),
    LD_LIBRARY_PATH: join(folder, "al2023/lib"),
    FONTCONFIG_PATH: join(folder, "fonts"),
    HOME: process.env.HOME ?? tmpdir(),
    // else a file with a Thai name is called "download"
    LC_ALL: "C.UTF-8",
  };
  return { executablePath: join(folder, "chromium"), args, env };
}

/** Unpacks the packaged browser if it is not unpacked yet. Two processes may do this at the same time. */
export function prepareChromium(): void {
  if (ownBrowser) {
    if (!existsSync(ownBrowser)) throw new Error(`CHROME_PATH is ${ownBrowser}, which does not exist.`);
    return;
  }
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("The packaged Chromium is for Linux on x64: set CHROME_PATH to a Chrome or Chromium of yours.");
  }
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    unpackInto(unfinished);
    writeFontsConfig(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Unpacks in a separate process, because the package changes its environment. It unpacks to the temporary folder, and
 * adds its own system libraries when it takes the machine for AWS Lambda with a known Node.
 */
function unpackInto(target: string): void {
  const program = `const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();`;
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: target, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`Chromium could not be unpacked: ${run.stderr || run.error?.message}`);
}

/** The package's configuration looks for its fonts in /tmp. */
function writeFontsConfig(unpacked: string): void {
  const directories = [join(folder, "fonts"), "/usr/share/fonts", "/usr/local/share/fonts"];
  const cache = join(folder, "fonts-cache");
  writeFileSync(
    join(unpacked, "fonts/fonts.conf"),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${directories.map((path) => `<dir>${path}</dir>`).join("")}<cachedir>${cache}</cachedir></fontconfig>
`,
  );
}

function withoutUndefined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
