import { Presets, SingleBar } from "cli-progress";

const parts = 1_000;

/** Shows the progress of a command: a bar on a terminal, a line for each phase elsewhere. */
export interface Progress {
  /** @param done 0 to 1 */
  show(done: number, phase: string, detail?: string): void;
  /** Clears the line for the next message. */
  stop(): void;
}

export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return createLines(stream);
  const format = "{bar} {percentage} %  {text}";
  const bar = new SingleBar({ format, stream, hideCursor: true, clearOnComplete: true }, Presets.shades_classic);
  bar.start(parts, 0, { text: "" });
  return {
    show: (done, phase, detail = "") =>
      bar.update(Math.floor(Math.min(done, 1) * parts), { text: `${phase} ${detail}` }),
    stop: () => bar.stop(),
  };
}

function createLines(stream: NodeJS.WriteStream): Progress {
  let last = "";
  return {
    show: (_, phase) => {
      if (phase !== last) stream.write(`${phase} …\n`);
      last = phase;
    },
    stop: () => {},
  };
}
