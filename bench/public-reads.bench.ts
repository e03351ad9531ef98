// What everybody else waits while twenty clients ask for public reads that are made for them, one kind after the other.
import { startBusyServer } from "./support/others-wait.ts";

const server = await startBusyServer();
const { slug } = server;
await server.compare("nothing to make", ["/robots.txt"]);
await server.compare("event list", ["/api/web/web-event-list"]);
await server.compare(
  "event searches",
  Array.from({ length: 500 }, (_, at) => `/api/web/web-event-list?text=x${at}`),
);
await server.compare("event", [`/api/web/web-event-get?event=${slug}`]);
await server.compare("offers", [`/api/web/web-register-model-list?event=${slug}`]);
await server.compare("calendar", [`/register/events/${slug}/calendar.ics`]);
await server.compare("start list", [`/api/web/web-player-list?event=${slug}`]);
await server.compare("results", [`/api/web/web-register-result-list?event=${slug}`]);
await server.compare("event page", [`/register/events/${slug}`]);
await server.compare("list page", ["/register/event-list"]);
server.stop();
