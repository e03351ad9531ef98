import { spawn, type SpawnOptions } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

/** What to spawn so that a program runs as the right user. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: Pick<SpawnOptions, "uid" | "gid">;
}

/** Who PostgreSQL runs as. */
export interface Account {
  /** Owner of the data folder; undefined: the user of this process. */
  readonly owner: Owner | undefined;
  readonly command: (program: string, args: readonly string[]) => Command;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const nobody: Owner = { uid: 65534, gid: 65534 };

const itself: Account = {
  owner: undefined,
  command: (file, args) => ({ file, args, options: {} }),
};

/** Another user; every folder above the programs and the data must be open to it. */
function otherUser(owner: Owner): Account {
  return { owner, command: (file, args) => ({ file, args, options: owner }) };
}

/** Another user that may pass closed folders, such as the 0700 ones that mktemp -d makes. Needs util-linux. */
function otherUserAnywhere(owner: Owner): Account {
  const user = ["--reuid", String(owner.uid), "--regid", String(owner.gid), "--clear-groups"];
  // the securebit: initdb calls access(2), which ignores the capability of an ordinary user without it
  const capability = [
    "--inh-caps",
    "+dac_override",
    "--ambient-caps",
    "+dac_override",
    "--securebits",
    "+no_setuid_fixup",
  ];
  return {
    owner,
    command: (file, args) => ({
      file: "setpriv",
      args: [...user, ...capability, file, ...args],
      options: {},
    }),
  };
}

/**
 * PostgreSQL refuses to run as root. For root this finds a way to run it as the owner of `dataFolder`'s files: a plain
 * change of user, or else one that keeps the right to pass closed folders. Each way is tried.
 *
 * @param prepare gives the folders to their owner before a trial
 */
export async function chooseAccount(
  postgres: string,
  dataFolder: string,
  prepare: (owner: Owner) => void,
): Promise<Account> {
  if (process.getuid?.() !== 0) return itself;
  const { uid, gid } = statSync(dataFolder);
  // data of an ordinary user stays theirs, so that they can use it again after root did
  const owner = uid === 0 ? nobody : { uid, gid };
  prepare(owner);
  for (const account of [otherUser(owner), otherUserAnywhere(owner)]) {
    if (await worksFor(account, postgres, dataFolder)) return account;
  }
  const closed = [postgres, dataFolder].map(closedFolder).filter((folder) => folder !== undefined);
  const where = [...new Set(closed)].join(" ") || dataFolder;
  throw new Error(
    `PostgreSQL does not run as root, and user ${owner.uid} cannot reach ${where}. Do one of: ` +
      `chmod o+x ${where}; move to where every user can reach it; set DATABASE_URL.`,
  );
}

/** Whether this account can run the program and write in the folder. It tries both: rights have too many sources. */
function worksFor(account: Account, postgres: string, folder: string): Promise<boolean> {
  const script = '"$0" --version && : >"$1/.trial" && rm "$1/.trial"';
  const { file, args, options } = account.command("/bin/sh", ["-c", script, postgres, folder]);
  return new Promise((resolve) => {
    const trial = spawn(file, args, { ...options, cwd: "/", stdio: "ignore" });
    trial.on("error", () => resolve(false));
    trial.on("exit", (code) => resolve(code === 0));
  });
}

/** The topmost folder above `path` that other users cannot pass. */
function closedFolder(path: string): string | undefined {
  const folder = dirname(path);
  if (folder === path) return undefined;
  const above = closedFolder(folder);
  if (above) return above;
  return (statSync(folder).mode & 0o001) === 0 ? folder : undefined;
}
