import { once } from "node:events";
import type { Socket } from "node:net";
import type { Protocol, ReaderTalk } from "../protocols/protocol.ts";
import { createFrames } from "./frames.ts";

const silentTicks = 3;

/**
 * Talks with a reader over a connection until it ends. What comes while reads go to the disk waits in the reader's own buffer.
 * @throws when the other side is silent for too long, or sends what is no reader's
 */
export async function talkOver(socket: Socket, protocol: Protocol, reader: ReaderTalk): Promise<void> {
  socket.setEncoding("utf8").setNoDelay(true).setKeepAlive(true, 10_000);
  const framesOf = createFrames(protocol.terminator);
  const talk = reader.talk({ send: (text) => void socket.write(text) });
  const { tickMs } = protocol;
  const ticks = talk.tick && tickMs !== undefined ? setInterval(talk.tick, tickMs) : undefined;
  if (ticks && tickMs !== undefined) {
    socket.setTimeout(silentTicks * tickMs, () => socket.destroy(new Error("silent")));
  }
  try {
    talk.begin?.();
    for await (const part of socket) {
      const frames = framesOf(part as string);
      if (frames.length > 0) await talk.hear(frames);
    }
  } finally {
    clearInterval(ticks);
    if (!socket.closed) {
      socket.destroy();
      await once(socket, "close");
    }
  }
}
