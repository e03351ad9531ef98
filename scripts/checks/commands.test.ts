import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, runNode } from "./run-program.ts";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** Each of our `npm run …` commands, as Node runs it. */
const commands = Object.entries(scripts)
  .filter(([name, line]) => line.startsWith("node ") && !name.startsWith("pre"))
  .map(([name, line]) => ({ name, args: line.split(" ").slice(1) }));

test.each(commands)(
  "npm run $name explains its use, and refuses an unknown option",
  async ({ args }) => {
    const [help, unknown] = await Promise.all([runNode([...args, "--help"]), runNode([...args, "--no-such-option"])]);
    expect(help.output).toMatch(/^npm (start|test|run [\w:]+)/);
    expect(help.exitCode).toBe(0);
    expect(unknown.output).toMatch(/^Unknown option '--no-such-option'/);
    expect(unknown.exitCode).toBe(2);
  },
  60_000,
);
