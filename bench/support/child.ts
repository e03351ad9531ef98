import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";

/** A program of `bench/support` in its own process, which sends and receives messages. */
export interface Child {
  /** Waits for the next message that has the given key. */
  next<Message extends object>(key: keyof Message): Promise<Message>;
  send(message: object): void;
  stop(): void;
}

export function startChild(program: string, ...args: string[]): Child {
  const child: ChildProcess = fork(join(import.meta.dirname, program), args);
  child.on("exit", (code) => {
    if (code) throw new Error(`${program} ended with ${code}`);
  });
  return {
    next: (key) =>
      new Promise((resolve) => {
        const onMessage = (message: unknown) => {
          if (!Object.hasOwn(message as object, key)) return;
          child.off("message", onMessage);
          resolve(message as never);
        };
        child.on("message", onMessage);
      }),
    send: (message) => void child.send(message),
    stop: () => void child.kill(),
  };
}
