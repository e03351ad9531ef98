import "./transfers.css";
import "./statements/statements.css";
import { statementImport, statementList, statementPreview } from "@time-event/contract/statements";
import type { DataOf } from "@time-event/contract/endpoint";
import type { StatementMapping } from "@time-event/domain/statements/statement-columns";
import { useState } from "react";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import type { ChosenFile } from "../../lib/drafts/kept-files.ts";
import { useKeptFile } from "../../lib/drafts/use-kept-file.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { FileDrop } from "../../ui/staff/file-drop/file-drop.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { accountText } from "../payment-channels/account-text.shared.ts";
import { ImportedStatements } from "./statements/imported-statements.tsx";
import { LinesNotOurs } from "./statements/lines-not-ours.tsx";
import { StatementPreview } from "./statements/statement-preview.tsx";
import { statementsMessages } from "./statements/statements.messages.ts";
import { UnmatchedLines } from "./statements/unmatched-lines.tsx";
import { TransfersFrame } from "./transfers-frame.tsx";

/** Statements of the organiser's accounts: a file is read, its matches are shown, and then it is imported. */
export function Component() {
  const m = useMessages(statementsMessages);
  const list = useStaffQuery(statementList, {});
  return (
    <TransfersFrame title={m.title}>
      <Loaded query={list}>
        {({ data: { accounts, statements } }) =>
          accounts.length === 0 ? (
            <EmptyState icon="wallet" title={m.noAccounts}>
              {m.noAccountsText}
            </EmptyState>
          ) : (
            <div className="statements">
              <ImportPanel accounts={accounts} lastChannelId={statements[0]?.channelId ?? null} />
              <UnmatchedLines />
              <LinesNotOurs />
              <ImportedStatements statements={statements} />
            </div>
          )
        }
      </Loaded>
    </TransfersFrame>
  );
}

type Accounts = DataOf<typeof statementList>["accounts"];

/** What was said of a chosen file. */
interface Said {
  readonly channelId: number;
  readonly mapping: StatementMapping | undefined;
}

interface ImportPanelProps {
  readonly accounts: Accounts;
  /** Of the statement that was imported last: the next one is most often of the same account. */
  readonly lastChannelId: number | null;
}

function ImportPanel({ accounts, lastChannelId }: ImportPanelProps) {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [channelId, setChannelId] = useState(lastChannelId ?? accounts[0]!.channelId);
  const [chosen, setChosen] = useState<ChosenFile<Said> | null>(null);
  const file = chosen?.file ?? null;
  const check = useStaffUpload(statementPreview, { patient: true });
  const run = useStaffUpload(statementImport);
  const preview = check.data?.data;
  const done = run.data?.data;

  useKeptFile("statement", chosen, (kept) => {
    setChannelId(kept.said.channelId);
    look(kept.file, kept.said.channelId, kept.said.mapping);
  });

  function look(picked: File, channel = channelId, mapping?: StatementMapping): void {
    setChosen({ file: picked, said: { channelId: channel, mapping } });
    run.reset();
    const said = mapping && { mapping: mapping.map((column) => column ?? "").join(",") };
    check.mutate({ params: { channelId: channel, fileName: picked.name, ...said }, file: picked });
  }

  function leave(): void {
    check.reset();
    setChosen(null);
  }

  function store(): void {
    if (!file || !preview) return;
    const { counts, mapping } = preview;
    const said = preview.format === "table" && { mapping: mapping.map((column) => column ?? "").join(",") };
    const expected = { expectNew: counts.lines - counts.known, expectUnread: counts.unread };
    run.mutate(
      { params: { channelId, fileName: file.name, ...said, ...expected }, file },
      {
        onSuccess: leave,
        // somebody was faster: the file means something else now
        onError: () => check.mutate({ params: { channelId, fileName: file.name, ...said }, file }),
      },
    );
  }

  return (
    <Panel title={m.title} hint={m.lead}>
      {done && (
        <p role="status" className="statement-done">
          {m.done(format.number(done.stored), format.number(done.verified), format.exactBaht(done.verifiedSatang))}
        </p>
      )}
      <div className="statement-account">
        <SelectField
          label={m.account}
          value={channelId}
          options={accounts.map(({ channelId: value, name, account }) => ({
            value,
            label: `${format.text(name)} · ${accountText(account)}`,
          }))}
          onChange={(channel) => {
            if (channel === null) return;
            setChannelId(channel);
            if (file) look(file, channel);
          }}
        />
      </div>
      {preview && file ? (
        <StatementPreview
          key={`${file.name} ${channelId}`}
          preview={preview}
          fileName={file.name}
          busy={check.isPending || run.isPending}
          failure={run.error}
          onMapping={(mapping) => look(file, channelId, mapping)}
          onOther={leave}
          onImport={store}
        />
      ) : (
        <FileDrop
          label={check.isPending ? m.reading : m.drop}
          hint={m.dropHint}
          accept=".csv,.txt,.tsv,.xlsx,.xml,.sta,.940,.mt940"
          busy={check.isPending}
          progress={check.progress}
          error={check.error ? failureText(check.error).join(" ") : undefined}
          onAgain={chosen && check.error ? () => look(chosen.file, channelId, chosen.said.mapping) : undefined}
          onFiles={([picked]) => picked && look(picked)}
        />
      )}
    </Panel>
  );
}
