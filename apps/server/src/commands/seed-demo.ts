import { connect } from "../db/connection.ts";
import { seedDemo } from "../../demo/seed-demo.ts";

// Fills the database of DATABASE_URL with the demonstration. It is a process of its own, so that the server keeps none
// of its memory.
const { db, close } = connect(process.env["DATABASE_URL"] ?? "", { statementTimeoutMs: 0 });
await seedDemo({ db, clock: Date.now });
await close();
