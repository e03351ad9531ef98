import { join } from "node:path";
import { readConfig } from "../app/config.ts";
import { connect } from "../db/connection.ts";
import { seedDemo } from "../../demo/seed-demo.ts";

// Fills the database of DATABASE_URL with the demonstration. It is a process of its own, so that the server keeps none
// of its memory.
const { databaseUrl = "", dataDir } = readConfig(process.env);
const { db, close } = connect(databaseUrl, { statementTimeoutMs: 0 });
await seedDemo({ db, clock: Date.now, folder: join(dataDir, "demonstration") });
await close();
