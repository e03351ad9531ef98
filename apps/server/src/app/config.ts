import { join, resolve } from "node:path";
import * as z from "zod/mini";
import type { SlipServiceSettings } from "../features/slip-checks/slip-checker.ts";
import { apiAddress, listOf, webAddress, wholeNumber } from "./environment-values.ts";

export const repositoryRoot = resolve(import.meta.dirname, "../../../..");

/** What the environment may say, in words that help an operator to correct it. */
const variables = {
  HOST: {
    allowed: "an address to listen on, such as 127.0.0.1 or 0.0.0.0",
    value: z.string().check(z.regex(/^[\w.:-]+$/)),
  },
  PORT: { allowed: "a whole number from 0 (any free port) to 65535", value: wholeNumber(0, 65_535) },
  DATA_DIR: { allowed: "a folder", value: z.string() },
  DATABASE_URL: {
    allowed: "postgresql://user:password@host:5432/database",
    value: z.url({ protocol: /^postgres(ql)?$/ }),
    secret: true,
  },
  DATABASE_POOL_SIZE: { allowed: "a whole number from 2 to 500", value: wholeNumber(2, 500) },
  PUBLIC_URL: { allowed: "the address people open, such as https://race.example.org", value: webAddress() },
  // npm and service managers set it; every value is allowed
  NODE_ENV: { allowed: "any word", value: z.string() },
  SEED: { allowed: "demo or none", value: z.enum(["demo", "none"]) },
  LOG_LEVEL: {
    allowed: "fatal, error, warn, info, debug, trace or silent",
    value: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  },
  METRICS_KEY: {
    allowed: "at least 32 characters, known only to what collects metrics",
    value: z.string().check(z.minLength(32)),
    secret: true,
  },
  TOKEN_API_URL: { allowed: "a path such as /api/auth, or an address", value: apiAddress() },
  EVENT_API_URL: { allowed: "a path such as /api/event, or an address", value: apiAddress() },
  WEB_API_URL: { allowed: "a path such as /api/web, or an address", value: apiAddress() },
  TOKEN_JWKS_URL: {
    allowed: "where another sign-in service serves its public keys, such as https://id.example.org/jwks.json",
    value: z.url({ protocol: /^https?$/ }),
  },
  TOKEN_ISSUER: { allowed: "what that service's tokens say in `iss`", value: z.string().check(z.maxLength(500)) },
  TOKEN_AUDIENCE: { allowed: "what its tokens for us say in `aud`", value: z.string().check(z.maxLength(500)) },
  TOKEN_ALGORITHM: {
    allowed: "how that service signs: EdDSA, ES256, RS256 or PS256",
    value: z.enum(["EdDSA", "ES256", "RS256", "PS256"]),
  },
  TOKEN_LONGEST_LIFE_MINUTES: { allowed: "a whole number from 1 to 1440", value: wholeNumber(1, 1_440) },
  SECOND_FACTOR: {
    allowed: "optional, or administrators: they get their rights once they have added one",
    value: z.enum(["optional", "administrators"]),
  },
  SECRETS_KEY: {
    allowed: "at least 32 random characters, the same for all processes",
    value: z.string().check(z.minLength(32)),
    secret: true,
  },
  ALLOWED_ORIGINS: {
    allowed: "origins of sites that sign their staff in here, with commas between them",
    value: listOf(z.pipe(webAddress(), z.string().check(z.regex(/^https?:\/\/[^/]+$/)))),
  },
  TRUSTED_PROXIES: {
    allowed: "addresses or ranges such as 10.0.0.0/8, with commas between them",
    value: listOf(z.string().check(z.regex(/^[\da-fA-F.:]+(\/\d{1,3})?$/))),
  },
  MAIL_URL: {
    allowed: "smtp://user:password@host:587 or smtps://…",
    value: z.url({ protocol: /^smtps?$/ }),
    secret: true,
  },
  MAIL_FROM: { allowed: "who mails come from, such as Race <race@example.org>", value: z.string().check(z.regex(/@/)) },
  PUSH_SERVICES: {
    allowed: "origins of push services beside those of the known browsers, with commas between them",
    value: listOf(
      z.pipe(
        z.url({ protocol: /^https?$/ }),
        z.transform((url) => new URL(url).origin),
      ),
    ),
  },
  SLIP_CHECK: { allowed: "slipok or easyslip", value: z.enum(["slipok", "easyslip"]) },
  SLIP_CHECK_KEY: { allowed: "the key that the service gave", value: z.string().check(z.minLength(1)), secret: true },
  SLIP_CHECK_BRANCH: { allowed: "the branch id that SlipOK gave", value: z.string().check(z.regex(/^[\w-]{1,80}$/)) },
  SLIP_CHECK_URL: { allowed: "another address of the service", value: z.url({ protocol: /^https?$/ }) },
} as const satisfies Record<string, { allowed: string; value: z.ZodMiniType; secret?: boolean }>;

type Name = keyof typeof variables;
type Values = { readonly [N in Name]?: z.output<(typeof variables)[N]["value"]> };

export interface Config {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** Without a slash at the end. Undefined: built from the address that the server listens on. */
  readonly publicUrl: string | undefined;
  /** Fills an empty database with the demonstration: by default only where somebody tries the product. */
  readonly seed: "demo" | "none";
  readonly logLevel: NonNullable<Values["LOG_LEVEL"]>;
  /** Opens `/metrics`. Undefined: there is no such address. */
  readonly metricsKey: string | undefined;
  /** Where browsers find the three APIs: a path on this server or an address, without a slash at the end. */
  readonly apiUrls: { readonly token: string; readonly event: string; readonly web: string };
  /** The sign-in service whose tokens open the event API. Undefined: our own. */
  readonly otherSignIn: OtherSignIn | undefined;
  /** Whose rights wait until they have a second factor. */
  readonly mustHaveSecondFactor: "nobody" | "administrators";
  /** Encrypts secrets in the database. Undefined: a file in `dataDir` does. */
  readonly secretsKey: string | undefined;
  /** Origins of other sites whose pages may call our sign-in service. */
  readonly allowedOrigins: readonly string[];
  /** Proxies that may say where a request came from. */
  readonly trustedProxies: readonly string[];
  /** SMTP server. Undefined: mails are written to a folder in `dataDir`. */
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  /** Origins that take messages for browsers, beside those of the known browsers. */
  readonly pushServices: readonly string[];
  /** The service that is asked about slips. Undefined: people verify all of them. */
  readonly slipService: SlipServiceSettings | undefined;
}

/** Another sign-in service, and which of its tokens are meant for us. */
export interface OtherSignIn {
  /** Where it serves its public keys. */
  readonly jwksUrl: string;
  readonly issuer: string;
  readonly audience: string;
  /** The only one that counts: a token cannot choose how it is checked. */
  readonly algorithm: NonNullable<Values["TOKEN_ALGORITHM"]>;
  readonly longestLifeMs: number;
}

/** The environment has a value that is not allowed. The message names every wrong variable. */
export class ConfigError extends Error {}

/** Reads and checks the whole environment at once; throws a ConfigError that tells an operator what to do. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const name of Object.keys(variables) as Name[]) {
    const { allowed, value, ...rest } = variables[name];
    const text = environment[name]?.trim();
    // many tools write an unset variable as an empty one
    if (!text) continue;
    const { success, data } = value.safeParse(text);
    if (success) values[name] = data;
    else
      problems.push(
        `${name} is ${"secret" in rest ? "not right (not shown)" : JSON.stringify(text)}; allowed: ${allowed}`,
      );
  }
  problems.push(...missingBeside(values as Values));
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return fromValues(values as Values);
}

function missingBeside(values: Values): string[] {
  return [...missingForSignIn(values), ...missingForSlips(values)];
}

function missingForSlips({ SLIP_CHECK, SLIP_CHECK_KEY, SLIP_CHECK_BRANCH, SLIP_CHECK_URL }: Values): string[] {
  if (SLIP_CHECK === undefined) return [];
  const hasAddress = SLIP_CHECK === "easyslip" || SLIP_CHECK_URL !== undefined || SLIP_CHECK_BRANCH !== undefined;
  return [
    ...(SLIP_CHECK_KEY === undefined ? ["SLIP_CHECK_KEY is needed with SLIP_CHECK"] : []),
    ...(hasAddress ? [] : ["SLIP_CHECK_BRANCH is needed with SLIP_CHECK=slipok"]),
  ];
}

function slipServiceOf({ SLIP_CHECK, ...values }: Values): SlipServiceSettings | undefined {
  if (SLIP_CHECK === undefined) return undefined;
  const usual = {
    slipok: `https://api.slipok.com/api/line/apikey/${values.SLIP_CHECK_BRANCH}`,
    easyslip: "https://api.easyslip.com/v2/verify/bank",
  };
  return { service: SLIP_CHECK, key: values.SLIP_CHECK_KEY!, url: values.SLIP_CHECK_URL ?? usual[SLIP_CHECK] };
}

/** Without them, every token of the other service would open the event API, whatever it was made for. */
function missingForSignIn(values: Values): string[] {
  if (values.TOKEN_JWKS_URL === undefined) return [];
  const needed = ["TOKEN_ISSUER", "TOKEN_AUDIENCE", "TOKEN_ALGORITHM"] as const;
  return needed
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is needed with TOKEN_JWKS_URL; allowed: ${variables[name].allowed}`);
}

function otherSignInOf(values: Values): OtherSignIn | undefined {
  if (values.TOKEN_JWKS_URL === undefined) return undefined;
  return {
    jwksUrl: values.TOKEN_JWKS_URL,
    issuer: values.TOKEN_ISSUER!,
    audience: values.TOKEN_AUDIENCE!,
    algorithm: values.TOKEN_ALGORITHM!,
    longestLifeMs: (values.TOKEN_LONGEST_LIFE_MINUTES ?? 60) * 60_000,
  };
}

function fromValues(values: Values): Config {
  return {
    host: values.HOST ?? "127.0.0.1",
    port: values.PORT ?? 8080,
    dataDir: values.DATA_DIR === undefined ? join(repositoryRoot, ".data") : resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE ?? 10,
    publicUrl: values.PUBLIC_URL,
    seed: values.SEED ?? (isTrial(values) ? "demo" : "none"),
    logLevel: values.LOG_LEVEL ?? "warn",
    metricsKey: values.METRICS_KEY,
    apiUrls: {
      token: values.TOKEN_API_URL ?? "/api/auth",
      event: values.EVENT_API_URL ?? "/api/event",
      web: values.WEB_API_URL ?? "/api/web",
    },
    otherSignIn: otherSignInOf(values),
    mustHaveSecondFactor: values.SECOND_FACTOR === "administrators" ? "administrators" : "nobody",
    secretsKey: values.SECRETS_KEY,
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    mailUrl: values.MAIL_URL,
    pushServices: values.PUSH_SERVICES ?? [],
    slipService: slipServiceOf(values),
    mailFrom: values.MAIL_FROM ?? "Time/Event <no-reply@localhost>",
  };
}

/**
 * Whether this is somebody's own machine, where the embedded database serves nobody else. Anywhere else an empty
 * database waits for an organiser's events, and invented races would be in the way.
 */
function isTrial({ NODE_ENV, DATABASE_URL, HOST = "127.0.0.1" }: Values): boolean {
  const isLoopback = /^(localhost|::1|127(\.\d{1,3}){3})$/.test(HOST);
  return NODE_ENV !== "production" && DATABASE_URL === undefined && isLoopback;
}

/** Where people open the site that listens on this port. */
export function publicUrlOf(config: Config, port: number): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const everywhere = config.host === "0.0.0.0" || config.host === "::";
  const host = everywhere ? "localhost" : config.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
