import "./clubs.css";
import { type Club, clubSuggestions } from "@time-event/contract/clubs";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { ClubDrawer } from "./club-drawer.tsx";
import { clubMessages } from "./clubs.messages.ts";
import { MergeDialog, type MergedName } from "./merge-dialog.tsx";

interface ClubSuggestionsProps {
  readonly clubs: readonly Club[];
  readonly reload: () => Promise<readonly Club[]>;
}

const shownAtFirst = 8;

/** The club names that entries wrote most often and that no club has, each to add or to merge. */
export function ClubSuggestions({ clubs, reload }: ClubSuggestionsProps) {
  const m = useMessages(clubMessages);
  const format = useFormat();
  const suggestions = useStaffQuery(clubSuggestions, {});
  const [all, setAll] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const [merged, setMerged] = useState<MergedName | null>(null);
  return (
    <Panel title={m.suggestions} hint={m.suggestionsHint}>
      <Loaded query={suggestions}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">{m.noSuggestions}</p>
          ) : (
            <>
              <ul role="list" className="club-names">
                {data.slice(0, all ? data.length : shownAtFirst).map(({ name, entries }) => (
                  <li key={name} className="club-names__one">
                    <span className="club-names__name">{name}</span>
                    <span className="figures soft">{format.number(entries)}</span>
                    <span className="club-names__do">
                      <Button
                        type="button"
                        text
                        size="small"
                        label={m.addShort}
                        aria-label={m.addThis(name)}
                        onClick={() => setAdded(name)}
                      />
                      <Button
                        type="button"
                        text
                        size="small"
                        label={m.merge}
                        aria-label={m.mergeThis(name)}
                        disabled={clubs.length === 0}
                        onClick={() => setMerged({ id: null, name, entries })}
                      />
                    </span>
                  </li>
                ))}
              </ul>
              {!all && data.length > shownAtFirst && (
                <p>
                  <Button type="button" text label={m.more} onClick={() => setAll(true)} />
                </p>
              )}
            </>
          )
        }
      </Loaded>
      {added !== null && (
        <ClubDrawer club={null} suggestedName={added} others={clubs} reload={reload} onClose={() => setAdded(null)} />
      )}
      {merged && (
        <MergeDialog from={merged} clubs={clubs} onClose={() => setMerged(null)} onMerged={() => setMerged(null)} />
      )}
    </Panel>
  );
}
