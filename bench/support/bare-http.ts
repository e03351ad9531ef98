import { createConnection, type Socket } from "node:net";

interface Reply {
  readonly status: number;
  readonly body: string;
}

interface Asked {
  readonly text: string;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

export interface BareHttp {
  /** Posts JSON. Who finds every connection busy waits for one. */
  readonly post: (path: string, headers: Readonly<Record<string, string>>, json: string) => Promise<Reply>;
  readonly close: () => void;
}

/**
 * A client that knows as much of HTTP as our server's replies need, one request at a time on each connection. It shares a machine's
 * two cores with the server that is measured, and costs a third of what node:http does: about as much as pg on the other side.
 */
export function bareHttp(url: string, connections: number): BareHttp {
  const { hostname, port, host } = new URL(url);
  const waiting: Asked[] = [];
  const idle: ((asked: Asked) => void)[] = [];
  const sockets = new Set<Socket>();
  const open = () => {
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    serve(socket, idle, waiting);
  };
  return {
    post: (path, headers, json) =>
      new Promise((resolve, reject) => {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        const text =
          `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(json)}\r\n${lines.join("")}\r\n${json}`;
        const asked = { text, resolve, reject };
        const send = idle.pop();
        if (send) return send(asked);
        waiting.push(asked);
        // a server closes a connection on which nothing comes, so none is opened before it is needed
        if (sockets.size < connections) open();
      }),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function serve(socket: Socket, idle: ((asked: Asked) => void)[], waiting: Asked[]): void {
  let now: Asked | undefined;
  let text = "";
  const send = (asked: Asked) => {
    now = asked;
    socket.write(asked.text);
  };
  const next = () => {
    now = undefined;
    const asked = waiting.shift();
    if (asked) send(asked);
    else idle.push(send);
  };
  // one character a byte, so that lengths can be compared
  socket.setEncoding("latin1").on("data", (part: string) => {
    text += part;
    const headEnds = text.indexOf("\r\n\r\n");
    if (headEnds < 0) return;
    const from = headEnds + 4;
    const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, from));
    if (!length) return now?.reject(new Error(`a reply without a length: ${text.slice(0, from)}`));
    if (text.length < from + Number(length[1])) return;
    const reply = { status: Number(text.slice(9, 12)), body: Buffer.from(text.slice(from), "latin1").toString() };
    text = "";
    now?.resolve(reply);
    next();
  });
  socket.on("error", (error) => now?.reject(error));
  socket.on("close", () => {
    now?.reject(new Error("the server closed the connection"));
    // whoever is sent here from now on would wait for ever
    const at = idle.indexOf(send);
    if (at >= 0) idle.splice(at, 1);
  });
  next();
}
