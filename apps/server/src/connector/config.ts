import type { LineFormat } from "@time-event/domain/readers/recognise-format";
import type { ReaderPlace } from "./core/told-reads.ts";
import { protocols } from "./protocols/protocols.ts";

/** One reader that the program talks with. */
export interface ReaderConfig extends ReaderPlace {
  readonly host: string;
  readonly port: number;
}

export interface Config {
  /** Where the event API is. */
  readonly server: string;
  readonly key: string;
  readonly language: "th" | "en";
  readonly readers: readonly ReaderConfig[];
}

/** The configuration says something that cannot be: the message says what, in English, as it is written in the file. */
export class BadConfig extends Error {}

const longestName = 40;

/**
 * Reads the configuration, a file of JSON. docs/readers.md shows one.
 * @throws BadConfig
 */
export function readConfig(text: string): Config {
  const { server, key, timeZone, language = "th", readers } = parse(text);
  const zone = textOf(timeZone, "timeZone");
  if (!isZone(zone)) throw new BadConfig(`timeZone: there is no ${zone}`);
  if (!URL.canParse(textOf(server, "server"))) throw new BadConfig("server: no address");
  if (language !== "th" && language !== "en") throw new BadConfig('language: "th" or "en"');
  if (!Array.isArray(readers) || readers.length === 0) throw new BadConfig("readers: none");
  const read = readers.map((reader: unknown, at) => readReader(reader, zone, `readers[${at}]`));
  if (new Set(read.map(({ name }) => name)).size < read.length) throw new BadConfig("readers: two have one name");
  return { server: textOf(server, "server"), key: textOf(key, "key"), language, readers: read };
}

function readReader(reader: unknown, zone: string, at: string): ReaderConfig {
  const { name, type, host, port, checkpoint, points = {}, clock = "local" } = objectOf(reader, at);
  const protocol = protocols[textOf(type, `${at}.type`)];
  if (!protocol) throw new BadConfig(`${at}.type: one of ${Object.keys(protocols).join(", ")}`);
  if (clock !== "local" && clock !== "utc") throw new BadConfig(`${at}.clock: "local" or "utc"`);
  const listens = protocol.calls === "reader";
  const number = port ?? protocol.usualPort;
  if (!Number.isInteger(number) || Number(number) < 0 || Number(number) > 65_535) {
    throw new BadConfig(`${at}.port: no port`);
  }
  const named = Object.entries(objectOf(points, `${at}.points`));
  return {
    name: textOf(name, `${at}.name`).slice(0, longestName),
    format: protocol.format satisfies LineFormat,
    host: host === undefined && listens ? "0.0.0.0" : textOf(host, `${at}.host`),
    port: Number(number),
    timeZone: clock === "utc" ? "UTC" : zone,
    checkpoint: checkpoint === undefined ? null : textOf(checkpoint, `${at}.checkpoint`),
    points: Object.fromEntries(named.map(([point, code]) => [point, textOf(code, `${at}.points.${point}`)])),
  };
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadConfig((error as Error).message);
  }
  return objectOf(value, "the file");
}

function objectOf(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadConfig(`${at}: no object`);
  return value as Record<string, unknown>;
}

function textOf(value: unknown, at: string): string {
  if (typeof value !== "string" || value.trim() === "") throw new BadConfig(`${at}: missing`);
  return value.trim();
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}
