// A separate program: a bare server of event streams. `stream` pushes with the product's stream, `raw` with the least
// that node:http can do. For each message of its parent it pushes one change to everybody.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createResultStream } from "../../apps/server/src/features/results/result-stream.ts";
import { sharedNowMs } from "./clock.ts";

const event = "big-race";
const pushers = {
  stream: () => {
    const stream = createResultStream();
    return {
      add: (response: ServerResponse) => stream.add(event, response, 0),
      push: (version: number) => stream.tell(event, { version, categories: ["100K"] }),
    };
  },
  raw: () => {
    const responses = new Set<ServerResponse>();
    return {
      add: (response: ServerResponse) => {
        responses.add(response);
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write('data: {"version":0}\n\n');
      },
      push: (version: number) => {
        const bytes = Buffer.from(
          `id: ${version}\nevent: results\ndata: {"version":${version},"categories":["100K"]}\n\n`,
        );
        for (const response of responses) response.write(bytes);
      },
    };
  },
};

const pusher = pushers[process.argv[2] as keyof typeof pushers]();
const server = createServer((_request, response) => pusher.add(response));
server.listen({ port: 0, host: "127.0.0.1", backlog: 4_096 }, () => {
  process.send!({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
});
let version = 0;
process.on("message", () => {
  const startedAt = sharedNowMs();
  pusher.push(++version);
  process.send!({ startedAt });
});
