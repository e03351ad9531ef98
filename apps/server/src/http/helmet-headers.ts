import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

type Part = (request: IncomingMessage, reply: ServerResponse, next: (error?: Error) => void) => void;

const request = new IncomingMessage(new Socket());

/**
 * The headers that these parts of helmet set, as values: what is the same for every reply is worked out once, and no
 * cached list pays for it.
 */
export function helmetHeaders(...parts: readonly Part[]): Record<string, string> {
  const reply = new ServerResponse(request);
  for (const part of parts) {
    part(request, reply, (error) => {
      if (error) throw error;
    });
  }
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
