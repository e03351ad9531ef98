// A separate program: opens N event streams and tells its parent when the last of them received each change.
import { connect } from "node:net";
import { sharedNowMs } from "./clock.ts";

const [url, wanted] = process.argv.slice(2) as [string, string];
const { hostname, port, pathname, search } = new URL(url);
const listeners = Number(wanted);
const head = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n\r\n`;
/** How many connections are opened at the same time. More would overflow the server's queue. */
const openingAtOnce = 200;

let opened = 0;
let heard = 0;
const latencies: number[] = [];

function open(): void {
  if (opened + openingNow >= listeners) return;
  openingNow++;
  const socket = connect(Number(port), hostname, () => socket.write(head));
  let isOpen = false;
  socket.on("data", (bytes) => {
    const text = bytes.toString("latin1");
    if (!isOpen) {
      // the first data ends with the current version
      if (!text.includes("data:")) return;
      isOpen = true;
      opened++;
      openingNow--;
      if (opened === listeners) process.send!({ ready: true });
      else open();
      return;
    }
    if (!text.includes("data:")) return;
    latencies.push(sharedNowMs());
    if (++heard === listeners) {
      process.send!({ lastAt: latencies.at(-1), p99At: latencies[Math.floor(listeners * 0.99)] });
      heard = 0;
      latencies.length = 0;
    }
  });
  socket.on("error", (error) => {
    console.error(`a listener lost its stream: ${error.message}`);
    process.exit(1);
  });
}
let openingNow = 0;
for (let i = 0; i < openingAtOnce; i++) open();
