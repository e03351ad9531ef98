import { chmodSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { givenDataFolder } from "../../app/testing/given-server.ts";
import { chooseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { giveTo, openFolders } from "./folders.ts";
import { initialise } from "./initialise.ts";

test.skipIf(process.platform === "win32")(
  "when the initdb of a killed server works on and cleans up after itself, it removes nothing of ours",
  async () => {
    const dataDir = await givenDataFolder();
    const folders = openFolders(dataDir);
    const binaries = findBinaries();
    const account = await chooseAccount(binaries.postgres, folders.base, (owner) => giveTo(owner, folders.base));
    const options = { password: undefined, durable: false };

    // the orphan: an initdb that is held while it fills its folder
    const started = join(folders.base, "held");
    const held = givenProgram(
      folders.base,
      `for each in "$@"; do case $each in --pgdata=*) folder=\${each#--pgdata=};; esac; done
mkdir -p "$folder" && echo "$folder" > "${started}"
while [ ! -e "${started}.go" ]; do sleep 0.02; done
rm -rf "$folder"; touch "${started}.gone"; exit 1`,
    );
    const orphaned = initialise({ ...binaries, initdb: held }, account, folders, options);
    orphaned.catch(() => {});
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), { timeout: 15_000, interval: 10 });

    // ours: initdb itself; the orphan cleans up right after it
    const disturbed = givenProgram(
      folders.base,
      `"${binaries.initdb}" "$@" || exit $?
touch "${started}.go"
while [ ! -e "${started}.gone" ]; do sleep 0.02; done`,
    );
    expect(await initialise({ ...binaries, initdb: disturbed }, account, folders, options)).toBe(true);
    await expect(orphaned).rejects.toThrow(/failed/);
    expect(existsSync(join(folders.data, "PG_VERSION"))).toBe(true);
    expect(readdirSync(folders.base).filter((name) => name.startsWith("data.unfinished"))).toEqual([]);
  },
);

let programs = 0;

/** A program that every user may run. */
function givenProgram(folder: string, script: string): string {
  const file = join(folder, `program-${++programs}`);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
