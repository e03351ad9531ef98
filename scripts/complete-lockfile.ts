// After `npm install`: names in package-lock.json the platform packages that npm left out because the registry in use
// does not have them (a mirror often lacks other systems' binaries). `npm ci` refuses a lockfile without them, on any
// machine; one that is of another platform is never fetched. `scripts/checks/lockfile.test.ts` asks for this script.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Entry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>;
}

export const lockfilePath = join(import.meta.dirname, "../package-lock.json");

const systems = ["aix", "android", "darwin", "freebsd", "linux", "openharmony", "sunos", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "ppc64", "riscv64", "s390x", "x64", "wasm32"];

/** The entries that are missing, by their path in the lockfile. */
export function missingPlatforms({ packages }: Lockfile): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isThere = [`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in packages);
      if (isThere) continue;
      missing[`node_modules/${name}`] = inNpmsOrder({
        version,
        ...(dev ? { dev } : {}),
        optional: true,
        ...platformOf(name),
      });
    }
  }
  return missing;
}

/** So that npm, which writes the file anew at every install, changes nothing. */
function inNpmsOrder({ version, ...rest }: Entry): Entry {
  const sorted = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...(version === undefined ? {} : { version }), ...Object.fromEntries(sorted) };
}

/** Reads `@oxlint/binding-linux-arm64-musl` as Linux, ARM, musl: that is how such packages are named. */
function platformOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> {
  const words = name.split(/[/-]/).flatMap((word) => (word === "windows" || word === "win" ? "win32" : word));
  const system = systems.find((candidate) => words.includes(candidate));
  const processor = processors.find((candidate) => words.includes(candidate));
  if (processor === undefined) throw new Error(`${name}: for which machine? Install it by hand.`);
  const libc = words.some((word) => word.startsWith("musl")) ? "musl" : "glibc";
  return {
    ...(system === "linux" ? { libc: [libc] } : {}),
    cpu: [processor],
    ...(system === undefined ? {} : { os: [system] }),
  };
}

if (import.meta.main) {
  const lockfile = JSON.parse(readFileSync(lockfilePath, "utf8")) as Lockfile;
  const missing = missingPlatforms(lockfile);
  const [root, ...others] = Object.entries({ ...lockfile.packages, ...missing });
  others.sort(([a], [b]) => (a < b ? -1 : 1));
  const packages = Object.fromEntries(root === undefined ? others : [root, ...others]);
  writeFileSync(lockfilePath, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} platform packages added.`);
}
