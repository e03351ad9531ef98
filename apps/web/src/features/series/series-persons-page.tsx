import { type Series, seriesGet, seriesPersonDecide, seriesPersonsGet } from "@time-event/contract/series";
import { useParams, useSearchParams } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { SegmentedLinks } from "../../ui/segmented/segmented-links.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { EntryLine } from "./staff/entry-line.tsx";
import { SeriesTabs } from "./staff/series-tabs.tsx";
import { staffSeriesMessages } from "./staff/staff.messages.ts";
import "./staff/persons.css";

/** Who is the same person in a series: what is doubtful, what was decided, and the entries of one person. */
export function Component() {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const id = Number(useParams()["seriesId"]);
  const series = useStaffQuery(seriesGet, { id });
  const data = series.data?.data;
  return (
    <StaffPage title={`${m.persons} ${data ? format.text(data.name) : ""}`} tabs={<SeriesTabs id={id} />}>
      <Loaded query={series}>{({ data: found }) => <Persons series={found} />}</Loaded>
    </StaffPage>
  );
}

function Persons({ series }: { readonly series: Series }) {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const [query] = useSearchParams();
  const chosen = query.get("class") ?? series.classes[0]?.code ?? "";
  const entry = Number(query.get("entry")) || undefined;
  const { id } = series;
  const asked = { id, ...(chosen && { class: chosen }), ...(entry && { entry }) };
  const found = useStaffQuery(seriesPersonsGet, asked, { refetchOnWindowFocus: false });
  const decide = useStaffAction(seriesPersonDecide);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  function say(one: number, others: readonly number[], isSame: boolean | null): void {
    const body = { id, entry: one, others: [...others], isSame };
    decide.mutate(body, { onSuccess: () => toast({ severity: "success", summary: m.saved }) });
  }

  return (
    <>
      {series.classes.length > 1 && (
        <SegmentedLinks
          label={m.classes}
          segments={series.classes.map(({ code, name }) => ({
            to: `?class=${encodeURIComponent(code)}`,
            label: format.text(name) || code,
            current: code === chosen,
          }))}
        />
      )}
      <ActionFailure failure={decide.error} />
      <Loaded query={found}>
        {({ data: { doubts, doubtful, decisions, person } }) => (
          <>
            {person.length > 0 && (
              <Panel title={m.person} hint={m.personLead}>
                <ul role="list" className="series-persons">
                  {person.map((each) => (
                    <li key={each.entry}>
                      <EntryLine entry={each} />
                      {person.length > 1 && (
                        <Changes>
                          <Button
                            type="button"
                            outlined
                            label={m.part(each.bib)}
                            disabled={decide.isPending}
                            onClick={() => {
                              const others = person.map((other) => other.entry).filter((other) => other !== each.entry);
                              say(each.entry, others, false);
                            }}
                          />
                        </Changes>
                      )}
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
            {entry === undefined && (
              <Panel
                title={m.doubts}
                hint={
                  doubtful > doubts.length
                    ? m.shownOf(format.number(doubts.length), format.number(doubtful))
                    : m.doubtsLead
                }
              >
                {doubts.length === 0 && <p className="soft">{m.noDoubts}</p>}
                <ul role="list" className="series-persons">
                  {doubts.map(({ one, other, why }) => (
                    <li key={`${one.entry} ${other.entry}`}>
                      <p>
                        <b>{m.why[why]}</b>
                      </p>
                      <EntryLine entry={one} />
                      <EntryLine entry={other} />
                      <Changes>
                        <span className="row">
                          <Button
                            type="button"
                            label={m.same}
                            disabled={decide.isPending}
                            onClick={() => say(one.entry, [other.entry], true)}
                          />
                          <Button
                            type="button"
                            outlined
                            label={m.other}
                            disabled={decide.isPending}
                            onClick={() => say(one.entry, [other.entry], false)}
                          />
                        </span>
                      </Changes>
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
            {decisions.length > 0 && (
              <Panel title={m.decisions}>
                <ul role="list" className="series-persons">
                  {decisions.map(({ one, other, isSame, at, by }) => (
                    <li key={`${one.entry} ${other.entry}`}>
                      <p>
                        <b>{isSame ? m.isSame : m.isOther}</b>{" "}
                        <span className="soft">{m.decidedBy(by, format.instant(at, zone))}</span>
                      </p>
                      <EntryLine entry={one} />
                      <EntryLine entry={other} />
                      <Changes>
                        <Button
                          type="button"
                          text
                          label={m.takeBack}
                          disabled={decide.isPending}
                          onClick={() => say(one.entry, [other.entry], null)}
                        />
                      </Changes>
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
