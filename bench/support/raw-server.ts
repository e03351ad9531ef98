// A separate program: the least that node:http can do with one reply.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const reply = await fetch(process.argv[2]!, { headers: { "accept-encoding": "identity" } });
const body = Buffer.from(await reply.arrayBuffer());
const headers = { "content-type": "application/json; charset=utf-8", "content-length": String(body.length) };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  process.send!({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
});
