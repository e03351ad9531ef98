import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "../client.ts";
import { connect, type Connection } from "../connection.ts";
import { applicationDatabase, applicationRole } from "../embedded/initialise.ts";

export interface GivenDatabase extends Connection {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * A migrated database for one test file, empty except for the rows of migrations:
 *
 * @example
 * const { db, stop } = await givenDatabase();
 * afterAll(stop);
 */
export async function givenDatabase(): Promise<GivenDatabase> {
  const { url, drop } = await createDatabase(applicationDatabase);
  const connection = connect(url);
  const stop = async () => {
    await connection.close();
    await drop();
  };
  return { ...connection, url, stop };
}

/** A database without any table, for the tests of migrations themselves. */
export async function givenEmptyDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, drop } = await createDatabase("template1");
  return { url, stop: drop };
}

async function createDatabase(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const asAdmin = (statement: string) => withClient(adminUrl, (client) => client.query(statement));
  // to write each page to the log takes a new connection four times as long
  await asAdmin(`create database ${name} template ${template} owner ${applicationRole} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  url.username = applicationRole;
  const drop = async () => {
    await asAdmin(`drop database if exists ${name} with (force)`);
  };
  return { url: url.href, drop };
}
