import "./arch.css";
import { archScreenGet } from "@time-event/contract/speaker";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useWakeLock } from "../../lib/page/use-wake-lock.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { useResultsVersion } from "../../lib/live/use-results-version.ts";
import { ArchBoard } from "./arch-board.tsx";
import { speakerMessages } from "./speaker.messages.ts";
import { useAskedOnChange } from "./use-asked-on-change.ts";

/** Changes of results bring it anew at once; this is for a stream that is gone. */
const askEveryMs = 5_000;

/** A screen across the finish: the clock of the race, who just crossed, who leads. Nothing on it needs a hand. */
export function Component() {
  const m = useMessages(speakerMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const { slug, name } = useEvent();
  const [asked, setAsked] = useSearchParams();
  const [screenRef, setScreen] = useState<HTMLElement | null>(null);
  const screen = useStaffQuery(archScreenGet, { eventId }, { refetchInterval: askEveryMs });
  useAskedOnChange(useResultsVersion(slug).changed?.version, screen.refetch);
  useWakeLock();
  return (
    <Loaded query={screen}>
      {(reply) => {
        const { categories } = reply.meta;
        const gun = categories.find(({ code }) => code === asked.get("clock")) ?? categories[0];
        return (
          <section ref={setScreen} className="arch" aria-label={m.arch}>
            <header className="arch__bar">
              <Link to={`/manage/events/${eventId}/speaker`}>
                <Icon name="left" /> {m.back}
              </Link>
              <label>
                {m.clockOf}{" "}
                <select
                  value={gun?.code}
                  onChange={({ target }) => setAsked({ clock: target.value }, { replace: true })}
                >
                  {categories.map(({ code, name: ofCategory }) => (
                    <option key={code} value={code}>
                      {format.text(ofCategory) || code}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" onClick={() => void screenRef?.requestFullscreen()}>
                <Icon name="whole" /> {m.wholeScreen}
              </button>
            </header>
            <ArchBoard
              reply={reply}
              gunAt={gun?.gunAt ?? null}
              title={format.text(name)}
              dataAt={screen.dataUpdatedAt}
            />
          </section>
        );
      }}
    </Loaded>
  );
}
