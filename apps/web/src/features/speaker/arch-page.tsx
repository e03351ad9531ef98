import "./arch.css";
import { archScreenGet } from "@time-event/contract/speaker";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useResultsVersion } from "../../lib/live/use-results-version.ts";
import { useWakeLock } from "../../lib/page/use-wake-lock.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useEvent } from "../events/use-event.shared.ts";
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
  const { slug, name, state } = useEvent();
  const [asked, setAsked] = useSearchParams();
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const screen = useStaffQuery(archScreenGet, { eventId }, { refetchInterval: askEveryMs });
  useAskedOnChange(useResultsVersion(slug).changed?.version, screen.refetch);
  useWakeLock();
  return (
    <Loaded query={screen}>
      {(reply) => {
        const { categories, guns } = reply.meta;
        const clocks = categories.flatMap(({ code, name: ofCategory }) =>
          guns
            .filter(({ category }) => category === code)
            .map(({ wave, gunAt }) => ({
              value: wave === null ? code : `${code}/${wave.id}`,
              label: [m.clockOf, format.text(ofCategory) || code, wave && format.text(wave.name)]
                .filter(Boolean)
                .join(" "),
              gunAt,
            })),
        );
        const [first, ...others] = clocks;
        const chosen = clocks.find(({ value }) => value === asked.get("clock")) ?? first;
        return (
          <>
            <TableToolbar
              actions={
                <>
                  <LinkButton look="quiet" to={`/manage/events/${eventId}/speaker`}>
                    {m.back}
                  </LinkButton>
                  <Button
                    type="button"
                    icon="pi pi-window-maximize"
                    label={m.wholeScreen}
                    onClick={() => void board?.requestFullscreen()}
                  />
                </>
              }
            >
              {first && (
                <ToolbarSelect
                  label={m.clock}
                  any={first.label}
                  options={others}
                  value={chosen === first ? "" : (chosen?.value ?? "")}
                  onChange={(clock) => setAsked(clock ? { clock } : {}, { replace: true })}
                />
              )}
            </TableToolbar>
            <section ref={setBoard} className="arch" aria-label={m.arch}>
              <ArchBoard
                reply={reply}
                gunAt={chosen === undefined || state === "finished" ? null : chosen.gunAt}
                title={format.text(name)}
                dataAt={screen.dataUpdatedAt}
              />
            </section>
          </>
        );
      }}
    </Loaded>
  );
}
