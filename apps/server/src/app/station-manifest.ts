import type { FastifyInstance } from "fastify";
import { eventSlug } from "@time-event/contract/fields";

/**
 * The web manifest of a station's page, by which a phone installs it. Each event has one of its own, because it must name
 * the page that opens. It says nothing that the address does not say, and asks no database.
 */
export function mountStationManifest(app: FastifyInstance): void {
  app.get<{ readonly Params: { readonly event: string } }>(
    "/checkpoint/:event/station.webmanifest",
    (request, reply) => {
      const { event } = request.params;
      if (!eventSlug.safeParse(event).success) return reply.callNotFound();
      void reply.type("application/manifest+json").header("cache-control", "no-cache");
      return reply.send(JSON.stringify(manifestOf(`/checkpoint/${event}/station`)));
    },
  );
}

function manifestOf(page: string) {
  return {
    id: page,
    name: "Time/Event Station",
    short_name: "Station",
    start_url: page,
    scope: page,
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#4f46e5",
    icons: [{ src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" }],
  };
}
