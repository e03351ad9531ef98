import type { OutgoingHttpHeaders } from "node:http";
import { webRegisterResultListFind } from "@time-event/contract/found-results";
import {
  webRegisterModelResultList,
  webRegisterResultList,
  webRegisterResultListChoices,
  webRegisterResultListField,
} from "@time-event/contract/results";
import type { InstantMs } from "@time-event/domain/time/instant";
import { acceptsGzip } from "../../http/compression.ts";
import type { WebApi } from "../../http/web-api.ts";
import type { ResultsService } from "./results-reading.service.ts";

/** Dots that are so old stand still for no longer than a phone asks. */
const fieldForMs = 10_000;

export function resultsRoutes(api: WebApi, results: ResultsService, clock: () => InstantMs): void {
  api.addCached(webRegisterResultList, results.list, results.stamp, async (request, reply, params) => {
    if (!request.headers.accept?.includes("text/event-stream")) return false;
    // a browser that connects again by itself says what it heard last
    const since = Math.max(params.since ?? 0, Number(request.headers["last-event-id"]) || 0);
    // taken over only when the event is known: after that, no error could be answered
    await results.stream({ ...params, since: params.since === undefined ? undefined : since }, () => ({
      headers: { ...(reply.getHeaders() as OutgoingHttpHeaders), vary: "accept-encoding, accept" },
      listener: { response: reply.hijack().raw, isPacked: acceptsGzip(request) },
    }));
    return true;
  });
  api.add(webRegisterResultListFind, results.findRunners);
  api.add(webRegisterResultListChoices, results.listChoices);
  api.addCached(
    webRegisterResultListField,
    (query) => results.field(query, clock()),
    async ({ event }) => `${(await results.find(event)).eventId}-${Math.floor(clock() / fieldForMs)}`,
  );
  api.addCached(webRegisterModelResultList, results.listModels, results.stamp);
}
