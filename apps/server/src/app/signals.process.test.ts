import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

const signals = JSON.stringify(join(import.meta.dirname, "signals.ts"));

/** Stands for one of our scripts: prints its process id and would run for ever. */
const script = `
  const { stopWithNpm } = await import(${signals});
  stopWithNpm();
  setInterval(() => {}, 1000);
  console.log(process.pid);`;

/** Stands for npm: runs the script in a shell. */
const npm = `
  const { spawn } = require("node:child_process");
  spawn("sh", ["-c", '"$NODE" --input-type=module -e "$SCRIPT"; true'], { stdio: "inherit" });
  setInterval(() => {}, 1000);`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("a script ends when npm is killed, even if the shell between them survives", async () => {
  const env = { PATH: process.env["PATH"], NODE: process.execPath, SCRIPT: script };
  const parent = spawn(process.execPath, ["-e", npm], { env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [said] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(said.toString());
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 20 });
});
