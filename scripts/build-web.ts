import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { argumentsOrEnd } from "../apps/server/src/commands/arguments.ts";
import { lightModes } from "../apps/web/scripts/light-pages.ts";
import { compressFiles } from "./compress-files.ts";

const root = join(import.meta.dirname, "..");
const web = join(root, "apps/web");
const stamp = join(web, "dist/built-from");

/** The arguments for `vite`, in this order: the server's build reads which files the client's builds made. */
const viteBuilds: readonly (readonly string[])[] = [
  ["build"],
  ...Object.keys(lightModes).map((mode) => ["build", "--mode", mode]),
  ["build", "--ssr", "src/app/entry-server.tsx", "--outDir", "dist/server"],
  ["build", "--config", "connector.config.ts"],
];

/** All sources of the built pages. */
const sources = ["apps/web", "apps/server/src/connector", "packages/contract/src", "packages/domain/src"];
const lockfile = "package-lock.json";

/** Builds the web app, unless it was already built from the same sources. An interrupted build does not count. */
export async function buildWeb(): Promise<void> {
  const wanted = await hashOfSources();
  if (existsSync(stamp) && (await readFile(stamp, "utf8")) === wanted) return;
  console.log("Building the pages …");
  await rm(join(web, "dist"), { recursive: true, force: true });
  for (const args of viteBuilds) await vite([...args, "--logLevel", "warn"]);
  await expectProductionBuild(join(web, "dist/server"));
  await compressFiles(join(web, "dist/client"));
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, wanted);
}

/** Pages whose React asks the server's environment what it is are rendered by its development build: twice as slowly. */
async function expectProductionBuild(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith(".js"))) {
    const text = await readFile(join(folder, name), "utf8");
    if (text.includes("process.env.NODE_ENV")) throw new Error(`${name} asks for NODE_ENV when it runs`);
  }
}

/** Runs vite, and ends it when this process must end. */
export function vite(args: readonly string[]): Promise<void> {
  const program = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
  const child = spawn(process.execPath, [program, ...args], {
    cwd: web,
    stdio: "inherit",
    // React's production build, whatever the environment says.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const end = () => child.kill();
  process.once("exit", end);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      process.off("exit", end);
      if (code === 0) resolve();
      else reject(new Error(`vite ${args.join(" ")} failed (exit ${code})`));
    });
  });
}

async function hashOfSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [lockfile, ...(await filesBelow(sources))]) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest("hex");
}

async function filesBelow(paths: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    }),
  );
  // the build's own output is not a source
  return files
    .flat()
    .filter((file) => !/\.test\.tsx?$|\/generated\/|^apps\/web\/(dist|node_modules)\//.test(file))
    .sort();
}

if (import.meta.main) {
  argumentsOrEnd({
    usage: "npm run build\n\n  Builds the pages, unless they are built from the same sources already.",
  });
  await buildWeb();
}
