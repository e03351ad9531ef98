import type { FastifyInstance } from "fastify";
import { handOver } from "../../http/file-reply.ts";
import type { ReadLimit } from "../../http/read-limit.ts";
import { readVisitor } from "../../http/visitor.ts";
import type { EventsService } from "./events.service.ts";
import { eventCalendar } from "./event-calendar.ts";
import { sitemap } from "./sitemap.ts";
import type { SocialCards } from "./social-cards.ts";

interface SharingParts {
  readonly events: EventsService;
  readonly cards: SocialCards;
  readonly publicUrl: () => string;
  readonly readLimit: ReadLimit;
}

/** Ways by which people find an event: calendars, social networks, search engines. */
export function eventSharingRoutes(app: FastifyInstance, { events, cards, publicUrl, readLimit }: SharingParts): void {
  app.get<{ Params: { event: string } }>("/register/events/:event/calendar.ics", async (request, reply) => {
    readLimit.count(request);
    const { data } = await events.get({ ...request.params, part: "frame" });
    const calendar = eventCalendar(data, readVisitor(request).language, publicUrl());
    return handOver(reply, {
      name: `${data.slug}.ics`,
      type: "text/calendar; charset=utf-8",
      bytes: Buffer.from(calendar),
    });
  });

  app.get<{ Params: { event: string } }>("/register/events/:event/social-card.png", async (request, reply) => {
    readLimit.count(request);
    const card = await cards.find(request.params.event, readVisitor(request).language);
    void reply.headers({ "cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin" });
    return reply.type("image/png").send(card);
  });

  app.get("/sitemap.xml", async (request, reply) => {
    readLimit.count(request);
    return reply.type("application/xml; charset=utf-8").send(sitemap(await events.listSlugs(), publicUrl()));
  });

  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${publicUrl()}/sitemap.xml\n`),
  );
}
