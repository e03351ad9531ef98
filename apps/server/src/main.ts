import { run } from "./app/run.ts";

// The server with its built pages: the only file of the product that reads the environment.
await run(process.env);
