import type { OutgoingHttpHeaders } from "node:http";
import {
  webRegisterModelResultList,
  webRegisterResultList,
  webRegisterResultListChoices,
  webRegisterResultListFind,
} from "@time-event/contract/results";
import type { WebApi } from "../../http/web-api.ts";
import type { ResultsService } from "./results-reading.service.ts";

export function resultsRoutes(api: WebApi, results: ResultsService): void {
  api.addCached(webRegisterResultList, results.list, results.stamp, async (request, reply, params) => {
    if (!request.headers.accept?.includes("text/event-stream")) return false;
    const headers = reply.getHeaders() as OutgoingHttpHeaders;
    // taken over only when the event is known: after that, no error could be answered
    await results.stream(params.event, () => reply.hijack().raw, headers);
    return true;
  });
  api.add(webRegisterResultListFind, results.findRunners);
  api.add(webRegisterResultListChoices, results.listChoices);
  api.addCached(webRegisterModelResultList, results.listModels, results.stamp);
}
