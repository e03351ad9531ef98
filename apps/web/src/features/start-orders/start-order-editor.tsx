import type { ReplyOf } from "@time-event/contract/endpoint";
import { type startOrderGet, startOrderSave } from "@time-event/contract/start-orders";
import { planStarts, type StartRule } from "@time-event/domain/start-order/plan-starts";
import type { Starts } from "@time-event/domain/start-order/change-starts";
import { useMemo, useRef } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { useUnsavedWarning } from "../../ui/staff/form/use-unsaved-warning.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { LastStartOrder } from "./last-start-order.tsx";
import { RuleForm } from "./rule-form.tsx";
import { StartsPicture } from "./starts-picture.tsx";
import { StartsTable } from "./starts-table.tsx";
import { StartsTools } from "./starts-tools.tsx";
import { startOrdersMessages } from "./start-orders.messages.ts";

interface StartOrderEditorProps {
  readonly eventId: number;
  readonly category: string;
  readonly reply: ReplyOf<typeof startOrderGet>;
  /** Places of another result are on their way. */
  readonly isLoading: boolean;
  readonly onResultOf: (category: string | null) => void;
}

/** A list that was not saved yet. */
interface Draft {
  readonly starts: Starts;
  /** Null: changed by hand since. */
  readonly rule: StartRule | null;
}

/** The same as a draft of the tab. */
interface KeptDraft {
  readonly starts: readonly (readonly [entryId: number, startsAt: number | null])[];
  readonly rule: StartRule | null;
}

/** Makes a start list, shows it as a table and a picture, and saves it. */
export function StartOrderEditor({ eventId, category, reply, isLoading, onResultOf }: StartOrderEditorProps) {
  const m = useMessages(startOrdersMessages);
  const format = useFormat();
  const { starters, last } = reply.data;
  const { timeZone, categories } = reply.meta;
  const gunAt = categories.find(({ code }) => code === category)?.gunAt ?? 0;
  const stored: Starts = useMemo(() => new Map(starters.map((one) => [one.entryId, one.startsAt])), [starters]);
  const [kept, setKept] = useDraftState<KeptDraft | null>(`start-order ${category}`, null);
  const draft: Draft | null = useMemo(() => kept && { ...kept, starts: new Map(kept.starts) }, [kept]);
  const setDraft = (next: Draft | null) => setKept(next && { ...next, starts: [...next.starts] });
  const list = useRef<HTMLDivElement>(null);
  const starts = draft?.starts ?? stored;
  const changed = starters.filter(({ entryId, startsAt }) => (starts.get(entryId) ?? null) !== startsAt).length;
  useUnsavedWarning(draft !== null && changed > 0);
  const save = useStaffAction(startOrderSave, {
    onSuccess: ({ data }) => {
      setDraft(null);
      toast({ severity: "success", summary: m.saved(format.number(data.changed)) });
    },
  });
  const byHand = (next: Starts) => setDraft({ starts: next, rule: null });
  const plan = (rule: StartRule) => {
    save.reset();
    const planned = planStarts(rule, starters).map((one) => [one.entryId, one.startsAt] as const);
    setDraft({ starts: new Map(planned), rule });
    // on a phone the list is below
    list.current?.scrollIntoView({ block: "nearest" });
  };
  const submit = ({ starts: given, rule }: Draft) =>
    save.mutate({
      eventId,
      category,
      seen: last?.id ?? 0,
      rule: rule && { ...rule, bibs: [...rule.bibs], seeds: [...rule.seeds] },
      starts: starters.map(({ entryId }) => ({ entryId, startsAt: given.get(entryId) ?? null })),
    });
  return (
    <div className="start-order">
      <div className="start-order__tools no-print">
        <RuleForm
          key={last?.id ?? 0}
          category={category}
          gunAt={gunAt}
          timeZone={timeZone}
          stored={last?.rule ?? null}
          categories={categories.filter(({ code }) => code !== category)}
          isLoading={isLoading}
          onResultOf={onResultOf}
          onPlan={plan}
        />
        <StartsTools starts={starts} starters={starters} gunAt={gunAt} timeZone={timeZone} onChange={byHand} />
      </div>
      <div ref={list}>
        <Panel title={m.list}>
          {draft && (
            <div className="start-order__draft no-print" role="status">
              <span>{changed === 0 ? m.same : m.unsaved(format.number(changed))}</span>
              <span className="row">
                <Button type="button" text label={m.discard} onClick={() => setDraft(null)} />
                <Button
                  type="button"
                  icon="pi pi-check"
                  label={m.save}
                  disabled={changed === 0}
                  loading={save.isPending}
                  onClick={() => submit(draft)}
                />
              </span>
            </div>
          )}
          <ActionFailure failure={save.error} words={m.words} />
          {!draft && last && <LastStartOrder eventId={eventId} last={last} timeZone={timeZone} />}
          <StartsPicture starters={starters} starts={starts} seeds={draft?.rule?.seeds ?? []} timeZone={timeZone} />
          <StartsTable starters={starters} starts={starts} timeZone={timeZone} />
        </Panel>
      </div>
    </div>
  );
}
