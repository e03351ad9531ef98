import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../app/config.ts";

/** As package.json and CHANGELOG.md say it. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, "package.json"), "utf8")) as { version: string };
  return version;
}
