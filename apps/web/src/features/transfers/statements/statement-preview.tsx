import type { DataOf } from "@time-event/contract/endpoint";
import type { statementPreview } from "@time-event/contract/statements";
import { isCompleteMapping, type StatementMapping } from "@time-event/domain/statements/statement-columns";
import { useState } from "react";
import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Checkbox } from "../../../ui/staff/control/checkbox.tsx";
import { StatementLines } from "./statement-lines.tsx";
import { StatementMappingTable } from "./statement-mapping.tsx";
import { statementsMessages } from "./statements.messages.ts";

interface StatementPreviewProps {
  readonly preview: DataOf<typeof statementPreview>;
  readonly fileName: string;
  readonly busy: boolean;
  readonly failure: CallFailed | null;
  readonly onMapping: (mapping: StatementMapping) => void;
  readonly onOther: () => void;
  readonly onImport: () => void;
}

/** What a statement would pay, before it is stored. */
export function StatementPreview(props: StatementPreviewProps) {
  const { preview, fileName, busy, failure, onMapping, onOther, onImport } = props;
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const failureText = useFailureText({ ...m.refusals, changed_since: m.changedSince });
  const [knowsUnread, setKnowsUnread] = useState(false);
  const { counts, mapping, header, samples } = preview;
  const isTable = preview.format === "table";
  const isSaid = !isTable || isCompleteMapping(mapping);
  const fresh = counts.lines - counts.known;
  return (
    <div className="statement-preview">
      <div className="statement-file">
        <i className="pi pi-file" aria-hidden="true" />
        <strong>{fileName}</strong>
        <span className="soft">{m.formats[preview.format]}</span>
        <Button type="button" text size="small" label={m.otherFile} onClick={onOther} />
      </div>
      {isTable && (
        <details className="statement-columns" open={!isSaid || counts.unread > 0}>
          <summary>{m.mapping}</summary>
          <p className="soft">{m.mappingHint}</p>
          <StatementMappingTable {...{ header, samples, mapping, busy }} onChange={onMapping} />
        </details>
      )}
      {isSaid ? (
        <>
          <StatementCounts preview={preview} />
          <StatementLines preview={preview} />
        </>
      ) : (
        <p className="statement-warning">{m.refusals.mapping_incomplete}</p>
      )}
      {counts.unread > 0 && (
        <div className="statement-warning">
          <p>{m.unread(format.number(counts.unread))}</p>
          <label className="statement-known">
            <Checkbox
              checked={knowsUnread}
              onChange={setKnowsUnread}
              aria-label={m.unreadKnown(String(counts.unread))}
            />
            {m.unreadKnown(format.number(counts.unread))}
          </label>
        </div>
      )}
      <div role="alert">{failure && <p className="queue__failure">{failureText(failure).join(" ")}</p>}</div>
      <div className="statement-run">
        <Button
          icon="pi pi-check"
          label={fresh === 0 ? m.nothingNew : m.run(format.number(fresh))}
          loading={busy}
          disabled={!isSaid || fresh === 0 || (counts.unread > 0 && !knowsUnread)}
          onClick={onImport}
        />
      </div>
    </div>
  );
}

function StatementCounts({ preview: { counts } }: Pick<StatementPreviewProps, "preview">) {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const sums = [
    [m.counts.incoming, counts.incoming, counts.incomingSatang],
    [m.counts.matched, counts.matched, counts.matchedSatang],
    [m.counts.unmatched, counts.incoming - counts.matched, counts.incomingSatang - counts.matchedSatang],
    [m.counts.known, counts.known, null],
    [m.counts.outgoing, counts.outgoing, null],
  ] as const;
  return (
    <dl className="statement-counts">
      {sums.map(([term, count, satang]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="figures">{format.number(count)}</dd>
          {satang !== null && <dd className="soft figures">{format.exactBaht(satang)}</dd>}
        </div>
      ))}
    </dl>
  );
}
