import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import prettier from "prettier";
import { argumentsOrEnd } from "../apps/server/src/commands/arguments.ts";
import { generateSchema } from "../apps/server/src/db/schema-generator.ts";
import { startTemporaryServer } from "../apps/server/src/db/embedded/temporary-server.ts";

argumentsOrEnd({
  usage: "npm run db:types\n\n  Writes the types of the database's tables anew, after a migration was added.",
});

const file = join(import.meta.dirname, "../apps/server/src/db/schema.ts");
const server = await startTemporaryServer();
try {
  const text = await generateSchema(server.url);
  await writeFile(file, await prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file }));
} finally {
  await server.stop();
}
