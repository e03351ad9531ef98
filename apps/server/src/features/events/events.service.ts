import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webEventGet, webEventList, webEventTypeList } from "@time-event/contract/events";
import { provinceText } from "../../lib/province-text.ts";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { outlinesOf } from "../courses/courses.queries.ts";
import { coversOf } from "../images/images.queries.ts";
import { eventFacets, eventTypes, publicSlugs, searchEvents, type EventSearch } from "./events.queries.ts";
import { loadEventPage } from "./event-page.queries.ts";
import { loadShown, nothingShown, toEventPage } from "./event-page-reply.ts";

export interface EventsService {
  listTypes(): Promise<ReplyOf<typeof webEventTypeList>>;
  /** Slugs of all public events. */
  listSlugs(): Promise<string[]>;
  list(search: EventSearch): Promise<ReplyOf<typeof webEventList>>;
  /** @throws NotFound `event_not_found` */
  get(query: { event: string; part: "all" | "frame" }): Promise<ReplyOf<typeof webEventGet>>;
}

export function createEventsService(db: Db, clock: () => InstantMs): EventsService {
  return {
    listTypes: async () => ({
      data: (await eventTypes(db)).map(({ code, nameTh, nameEn, art }) => ({
        code,
        art,
        name: { th: nameTh, en: nameEn },
      })),
      meta: {},
    }),
    listSlugs: () => publicSlugs(db),
    list: async (search) => {
      const [rows, facets] = await Promise.all([searchEvents(db, search, clock()), eventFacets(db)]);
      const slugs = rows.map(({ slug }) => slug);
      const [covers, outlines] = await Promise.all([coversOf(db, slugs), outlinesOf(db, slugs)]);
      const data = rows.map(({ nameTh, nameEn, venueTh, venueEn, province, total: _total, ...card }) => ({
        ...card,
        province: provinceText(province),
        name: { th: nameTh, en: nameEn },
        venue: { th: venueTh, en: venueEn },
        cover: covers.get(card.slug) ?? null,
        outline: outlines.get(card.slug) ?? null,
      }));
      const { months, provinces } = facets;
      return { data, meta: { total: rows[0]?.total ?? 0, months, provinces: provinces.map(provinceText) } };
    },
    get: async ({ event: slug, part }) => {
      const page = await loadEventPage(db, slug);
      if (!page) throw new NotFound("event");
      const shown = part === "all" ? await loadShown(db, page.event.id) : nothingShown;
      return { data: { ...toEventPage(page, clock()), ...shown }, meta: {} };
    },
  };
}
