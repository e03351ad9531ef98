import { resultsChanged, type ResultsChanged } from "@time-event/contract/results";

/** Opens the event stream of a server and yields its changes one by one; the first is the present state. */
export async function* resultChanges(url: string, event: string, signal: AbortSignal): AsyncGenerator<ResultsChanged> {
  const reply = await fetch(`${url}/api/web/web-register-result-list?event=${event}`, {
    headers: { accept: "text/event-stream" },
    signal,
  });
  const type = reply.headers.get("content-type");
  if (!type?.includes("text/event-stream")) throw new Error(`no event stream: ${type}`);
  let text = "";
  for await (const chunk of reply.body!) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = /^event: results\ndata: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data) yield resultsChanged.parse(JSON.parse(data));
    }
  }
}
