import { resolve } from "node:path";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** The command line makes no sense: the message shows the usage, exit code 2. */
export class UsageError extends Error {}

export const usageExitCode = 2;

interface CommandLine<Options> {
  readonly usage: string;
  /** The fewest and the most words besides options. */
  readonly words?: readonly [number, number];
  readonly options?: Options;
}

/** Reads the command line after the command's name; undefined: the person asks for help. */
export function readArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  args: readonly string[],
  { usage, words: [fewest, most] = [0, 0], options }: CommandLine<Options>,
) {
  const help = { type: "boolean", short: "h", default: false } as const;
  let read;
  try {
    read = parseArgs({
      args: [...args],
      options: { ...(options ?? ({} as Options)), help },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
  if ((read.values as { help?: boolean }).help) return undefined;
  const count = read.positionals.length;
  if (count < fewest) throw new UsageError(`An argument is missing.\n\n${usage}`);
  if (count > most) throw new UsageError(`What is ${JSON.stringify(read.positionals[most])}?\n\n${usage}`);
  return read;
}

/** For a script: answers a request for help (exit 0) and a wrong command line (exit 2) by itself. */
export function argumentsOrEnd<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  line: CommandLine<Options>,
) {
  try {
    const read = readArguments(process.argv.slice(2), line);
    if (read) return read;
    process.stdout.write(`${line.usage}\n`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(usageExitCode);
  }
}

/** A path as the person means it: npm runs its scripts in the repository, not in the person's folder. */
export function pathFromPerson(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? process.cwd(), path);
}
