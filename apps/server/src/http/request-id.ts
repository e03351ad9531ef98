import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** The characters of a request id; anything else in the header could forge lines of the log or fill them. */
const saneId = /^[\w.:-]{8,64}$/;

/**
 * Names a request: takes the id of a trusted proxy, so that its log and ours can be compared, or makes a new one.
 * @param trustedProxies addresses or ranges
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const ranges = trustedProxies.map((proxy) =>
    proxy.includes("/") ? ipaddr.parseCIDR(proxy) : rangeOfOne(ipaddr.process(proxy)),
  );
  const isTrusted = (address: string | undefined) => {
    if (address === undefined || !ipaddr.isValid(address)) return false;
    const from = ipaddr.process(address);
    return ranges.some((range) => range[0].kind() === from.kind() && from.match(range as never));
  };
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const isKept = typeof given === "string" && saneId.test(given) && isTrusted(socket.remoteAddress);
    return isKept ? given : randomUUID();
  };
}

function rangeOfOne(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
