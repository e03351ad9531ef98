import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, publicUrlOf, readConfig, repositoryRoot } from "./config.ts";

test("an empty environment is enough", () => {
  expect(readConfig({ PORT: "", SEED: " " })).toEqual({
    host: "127.0.0.1",
    port: 8080,
    dataDir: join(repositoryRoot, ".data"),
    databaseUrl: undefined,
    databasePoolSize: 10,
    publicUrl: undefined,
    seed: "demo",
    logLevel: "warn",
    apiUrls: { token: "/api/auth", event: "/api/event", web: "/api/web" },
    mustHaveSecondFactor: "nobody",
    allowedOrigins: [],
    trustedProxies: [],
    mailFrom: "Time/Event <no-reply@localhost>",
    pushServices: [],
  });
});

test("takes what is given", () => {
  const config = readConfig({
    PORT: "0",
    DATA_DIR: "/srv/race",
    DATABASE_URL: "postgres://me:secret@db/race",
    PUBLIC_URL: "https://race.example.org/",
    WEB_API_URL: "https://api.example.org/web/",
    SEED: "none",
  });
  expect(config).toMatchObject({ port: 0, dataDir: "/srv/race", seed: "none" });
  expect(config.publicUrl).toBe("https://race.example.org");
  expect(config.apiUrls.web).toBe("https://api.example.org/web");
});

test("accepts the address of a database socket", () => {
  const url = "postgresql://time_event@localhost/time_event?host=%2Fdata%2Frun&port=5432";
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
}

test("names each wrong variable, its value and what is allowed, all at once", () => {
  expect(problemsOf({ PORT: "http", SEED: "all", LOG_LEVEL: "loud", HOST: "127.0.0.1" })).toEqual([
    'PORT is "http"; allowed: a whole number from 0 (any free port) to 65535',
    'SEED is "all"; allowed: demo or none',
    'LOG_LEVEL is "loud"; allowed: fatal, error, warn, info, debug, trace or silent',
  ]);
});

test.each(["65536", "-1", "80.5", "8080x", "1e3"])("PORT %s is refused", (PORT) => {
  expect(problemsOf({ PORT })).toHaveLength(1);
});

test("a wrong database address is reported without its password", () => {
  const [problem] = problemsOf({ DATABASE_URL: "mysql://me:secret@db/race" });
  expect(problem).toMatch(/^DATABASE_URL/);
  expect(problem).not.toContain("secret");
});

test.each([
  ["127.0.0.1", "http://127.0.0.1:81"],
  ["0.0.0.0", "http://localhost:81"],
  ["::1", "http://[::1]:81"],
])("listening on %s is opened at %s", (HOST, url) => {
  expect(publicUrlOf(readConfig({ HOST }), 81)).toBe(url);
});

test.each([
  [{}, "demo"],
  [{ HOST: "localhost" }, "demo"],
  [{ HOST: "::1" }, "demo"],
  [{ NODE_ENV: "development" }, "demo"],
  [{ NODE_ENV: "production" }, "none"],
  [{ HOST: "0.0.0.0" }, "none"],
  [{ HOST: "192.168.1.20" }, "none"],
  [{ HOST: "127.example.org" }, "none"],
  [{ DATABASE_URL: "postgresql://me@db/race" }, "none"],
  [{ NODE_ENV: "production", HOST: "0.0.0.0", SEED: "demo" }, "demo"],
  [{ SEED: "none" }, "none"],
])("with %j an empty database is filled with: %s", (environment, seed) => {
  expect(readConfig(environment).seed).toBe(seed);
});

test("another sign-in service is trusted only for tokens that are meant for us", () => {
  const given = { TOKEN_JWKS_URL: "https://id.example.org/jwks.json" };
  expect(problemsOf(given)).toEqual([
    "TOKEN_ISSUER is needed with TOKEN_JWKS_URL; allowed: what that service's tokens say in `iss`",
    "TOKEN_AUDIENCE is needed with TOKEN_JWKS_URL; allowed: what its tokens for us say in `aud`",
    "TOKEN_ALGORITHM is needed with TOKEN_JWKS_URL; allowed: how that service signs: EdDSA, ES256, RS256 or PS256",
  ]);
  const whole = { TOKEN_ISSUER: "https://id.example.org", TOKEN_AUDIENCE: "race", TOKEN_ALGORITHM: "ES256" };
  expect(readConfig({ ...given, ...whole }).otherSignIn).toMatchObject({
    algorithm: "ES256",
    longestLifeMs: 3_600_000,
  });
  expect(problemsOf({ ...given, ...whole, TOKEN_ALGORITHM: "HS256" })).not.toEqual([]);
  expect(problemsOf({ ...given, ...whole, TOKEN_LONGEST_LIFE_MINUTES: "0" })).not.toEqual([]);
});
