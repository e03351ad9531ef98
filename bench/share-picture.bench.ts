// What everybody else waits while twenty clients ask for the share picture of an event of 32,000 entries.
import { startBusyServer } from "./support/others-wait.ts";

const server = await startBusyServer();
await server.compare(
  "share-picture",
  ["th", "en"].map((lang) => `/register/events/${server.slug}/social-card.png?lang=${lang}`),
);
server.stop();
