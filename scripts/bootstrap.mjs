// Installs the packages of `package-lock.json` if they are missing. It runs before every npm script that needs them, on
// any Node ≥ 20, so it is plain JavaScript without dependencies. After it, npm finds `node_modules/.bin/node` first
// on its PATH: the Node of the lockfile, for which everything else here is written.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chooseNode, wantedNode } from "./choose-node.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const packagedNodeBin = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function readJson(...path) {
  const file = join(root, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * At its end, npm writes what it installed into `node_modules/.package-lock.json`: an interrupted install has no such
 * file. Optional packages of other platforms are absent, which is right.
 */
function isInstalled() {
  const wanted = readJson("package-lock.json")?.packages ?? {};
  const installed = readJson("node_modules", ".package-lock.json")?.packages;
  if (!installed) return false;
  const isSame = ([path, entry]) => {
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found.version === entry.version && found.integrity === entry.integrity;
  };
  const isLeftOver = (path) => path.includes("node_modules/") && !wanted[path];
  return (
    Object.entries(wanted)
      .filter(([path]) => path.includes("node_modules/"))
      .every(isSame) && !Object.keys(installed).some(isLeftOver)
  );
}

function npm(...args) {
  // `error` hides EBADENGINE, which is about the Node that we replace.
  const options = [...args, "--loglevel=error", "--no-audit", "--no-fund"];
  const program = process.env.npm_execpath;
  const stdio = ["ignore", "ignore", "inherit"];
  const { status, error } = program?.endsWith("js")
    ? spawnSync(process.execPath, [program, ...options], { cwd: root, stdio })
    : spawnSync("npm", options, { cwd: root, stdio, shell: process.platform === "win32" });
  if (status !== 0) fail(`npm ${args[0]} failed${error ? `: ${error.message}` : ", for the reason above"}.`);
}

function install() {
  console.log("Installing the packages of package-lock.json: takes 10 to 30 s …");
  // Development tools build the pages, and the optional packages contain Node and PostgreSQL. Both are needed, whatever
  // NODE_ENV or the user's npm settings say.
  npm("ci", "--include=dev", "--include=optional");
}

/**
 * npm 10 removes the command `node` again together with the packages of other platforms that also have one. And an
 * optional package may fail silently (an unsteady network, another libc). This check reports both.
 */
function linkPackagedNode(packagedNode) {
  if (!existsSync(packagedNodeBin)) npm("rebuild", packagedNode, "--ignore-scripts");
  const run = spawnSync(packagedNodeBin, ["--version"], { encoding: "utf8", shell: process.platform === "win32" });
  if (run.status === 0) return;
  fail(
    `The packaged Node ${wantedNode} (npm package ${packagedNode}) does not run on this machine` +
      `${run.error ? `: ${run.error.message}` : ""}.\nTry again, or install Node ≥ ${wantedNode} from https://nodejs.org.`,
  );
}

const { platform, arch, versions } = process;
const packaged = Object.keys(readJson("package.json").optionalDependencies);
const { packageName, problem } = chooseNode({ platform, arch, version: versions.node, packaged });
if (problem) fail(problem);
const isFresh = !isInstalled();
if (isFresh) install();
if (packageName && (isFresh || !existsSync(packagedNodeBin))) linkPackagedNode(packageName);
