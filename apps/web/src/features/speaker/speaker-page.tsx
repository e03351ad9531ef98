import "./speaker.css";
import { speakerScreenGet, type SpokenOf } from "@time-event/contract/speaker";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useNow } from "../../lib/page/use-now.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { LiveLine } from "../results/live/live-line.shared.tsx";
import { ArrivalText } from "./arrival-text.tsx";
import { useSaid } from "./said.ts";
import { speakerMessages } from "./speaker.messages.ts";
import { SpokenLine } from "./spoken-line.tsx";
import { useAskedOnChange } from "./use-asked-on-change.ts";

/** Changes of results bring it anew at once; people also move between them. */
const askEveryMs = 10_000;

/** What the speaker at the finish has before them: who comes, who just came, and anybody whose bib they type. */
export function Component() {
  const m = useMessages(speakerMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const { slug, timeZone } = useEvent();
  const [bib, setBib] = useState("");
  const screen = useStaffQuery(
    speakerScreenGet,
    { eventId, ...(bib && { bib }) },
    { refetchInterval: askEveryMs, placeholderData: (shown) => shown },
  );
  const [version, setVersion] = useState<number>();
  useAskedOnChange(version, screen.refetch);
  const { isSaid, note } = useSaid(eventId, screen.data?.data.said ?? [], screen.dataUpdatedAt);
  const wallNow = useNow(1_000);
  return (
    <Loaded query={screen}>
      {({ data, meta }) => {
        const { serverAt, speed, categories, checkpoints } = meta;
        const now = serverAt + Math.max(0, (wallNow ?? 0) - screen.dataUpdatedAt) * speed;
        const pointName = (code: string) =>
          format.text(checkpoints.find((each) => each.code === code)?.name ?? { th: "", en: "" }) || code;
        const line = (person: SpokenOf) => {
          const category = categories.find(({ code }) => code === person.category);
          const { lastSeen, arrival } = person;
          return (
            <SpokenLine
              key={person.bib}
              person={person}
              categoryName={(category && format.text(category.name)) || person.category}
              rounding={category?.rounding ?? "up"}
              {...(arrival && { arrival: <ArrivalText arrival={arrival} asOf={serverAt} now={now} /> })}
              lastPoint={
                lastSeen ? m.seen(pointName(lastSeen.checkpoint), format.clock(lastSeen.at, timeZone, true)) : ""
              }
              isSaid={isSaid(person.bib)}
              onSaid={(said) => note(person.bib, said)}
            />
          );
        };
        return (
          <>
            <TableToolbar
              search={bib}
              searchLabel={m.find}
              onSearch={setBib}
              actions={
                <>
                  <LiveLine event={slug} onChanged={setVersion} />
                  <LinkButton look="quiet" to={`/manage/events/${eventId}/speaker/arch`}>
                    {m.arch}
                  </LinkButton>
                </>
              }
            >
              <span className="figures">{m.counts(format.number(meta.onCourse), format.number(meta.finishers))}</span>
            </TableToolbar>
            {bib && (
              <div className="spoken-asked" role="status">
                {data.asked ? <ul role="list">{line(data.asked)}</ul> : <p>{m.nobodyHas(bib)}</p>}
              </div>
            )}
            <div className="speaker">
              <section aria-labelledby="speaker-arriving">
                <h2 id="speaker-arriving">{m.arriving}</h2>
                <p className="soft">{m.arrivingHint}</p>
                {data.arriving.length === 0 ? (
                  <EmptyState icon="timer" title={m.nobodyComes}>
                    {m.nobodyComesHint}
                  </EmptyState>
                ) : (
                  <ol role="list">{data.arriving.map(line)}</ol>
                )}
              </section>
              <section aria-labelledby="speaker-finished">
                <h2 id="speaker-finished">{m.finished}</h2>
                {data.finished.length === 0 ? (
                  <EmptyState icon="flag" title={m.nobodyFinished} />
                ) : (
                  <ol role="list">{data.finished.map(line)}</ol>
                )}
              </section>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
