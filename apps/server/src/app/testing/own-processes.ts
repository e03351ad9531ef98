import { readdirSync, readFileSync } from "node:fs";
import { readPidFile } from "../../db/embedded/postmaster.ts";

/** Process ids of the PostgreSQL below a data folder, its postmaster first. Linux only. */
export function postgresProcesses(dataDir: string): number[] {
  const postmaster = readPidFile(`${dataDir}/postgres/data`)?.pid;
  if (postmaster === undefined) return [];
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    // the name, in brackets, may hold spaces
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return undefined;
  }
}
