import type { Text } from "@time-event/contract/fields";
import { type StartOrder, startOrders, type StartRule } from "@time-event/domain/start-order/plan-starts";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { useState } from "react";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { CheckboxField } from "../../ui/staff/field/switch-field.tsx";
import { TextAreaField, TextField } from "../../ui/staff/field/text-field.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { startOrdersMessages } from "./start-orders.messages.ts";

interface RuleFormProps {
  readonly category: string;
  readonly gunAt: number;
  readonly timeZone: string;
  /** By which the list in force was made; null: it was typed, or there is none. */
  readonly stored: StartRule | null;
  /** The others of the event. */
  readonly categories: readonly { readonly code: string; readonly name: Text }[];
  readonly isLoading: boolean;
  readonly onResultOf: (category: string | null) => void;
  readonly onPlan: (rule: StartRule) => void;
}

const second = 1_000;

/** Bibs as people write them in a row. */
function bibsIn(text: string): string[] {
  return [
    ...new Set(
      arabicDigits(text)
        .split(/[\s,;]+/)
        .filter((bib) => bib !== ""),
    ),
  ];
}

const anySeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000).padStart(6, "0");

/** By what people start one after another, and how far apart. */
export function RuleForm({
  category,
  gunAt,
  timeZone,
  stored,
  categories,
  isLoading,
  onResultOf,
  onPlan,
}: RuleFormProps) {
  const m = useMessages(startOrdersMessages);
  const format = useFormat();
  const [first] = useState(() => stored ?? newRule(gunAt));
  const [rule, setRule] = useDraftState<StartRule>(`start-rule ${category}`, first);
  const [bibs, setBibs] = useDraftState(`start-rule-bibs ${category}`, first.bibs.join(" "));
  const [seeds, setSeeds] = useDraftState(`start-rule-seeds ${category}`, first.seeds.join(" "));
  const change = (part: Partial<StartRule>) => setRule({ ...rule, ...part });
  const { order, isReversed, seed, resultOf, firstAt, everyMs, together, pause, seedsEveryMs } = rule;
  const whole = { ...rule, bibs: bibsIn(bibs), seeds: bibsIn(seeds) };
  const isReady =
    !Number.isNaN(firstAt) &&
    together >= 1 &&
    (order !== "result" || (resultOf !== null && !isLoading)) &&
    pause?.after !== 0;
  const inSeconds = (ms: number | null) => (ms === null ? null : ms / second);
  return (
    <Panel title={m.make} hint={m.makeHint}>
      <form
        className="start-order__rule"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onPlan(whole);
        }}
      >
        <div className="start-order__fields">
          <SelectField<StartOrder>
            label={m.order}
            name="order"
            options={startOrders.map((value) => ({ value, label: m.orders[value] }))}
            value={order}
            onChange={(value) => {
              const next = value ?? "bib";
              change({ order: next, isReversed: next === "result", seed: next === "random" ? seed || anySeed() : "" });
            }}
          />
          {order !== "random" && (
            <CheckboxField
              label={m.reversed[order]}
              name="isReversed"
              value={isReversed}
              onChange={(on) => change({ isReversed: on })}
            />
          )}
          {order === "random" && (
            <>
              <TextField
                label={m.seed}
                hint={m.seedHint}
                name="seed"
                maxLength={40}
                value={seed}
                onChange={(typed) => change({ seed: typed })}
              />
              <Button
                type="button"
                text
                icon="pi pi-refresh"
                label={m.anotherSeed}
                onClick={() => change({ seed: anySeed() })}
              />
            </>
          )}
          {order === "result" && (
            <SelectField<string>
              label={m.resultOf}
              hint={m.resultHint}
              name="resultOf"
              options={categories.map(({ code, name }) => ({ value: code, label: format.text(name) || code }))}
              value={resultOf}
              onChange={(code) => {
                change({ resultOf: code });
                onResultOf(code);
              }}
            />
          )}
        </div>
        {order === "typed" && (
          <TextAreaField label={m.bibs} hint={m.bibsHint} name="bibs" value={bibs} onChange={setBibs} />
        )}
        <div className="start-order__fields">
          <DateTimeField
            seconds
            required
            label={m.firstAt}
            name="firstAt"
            timeZone={timeZone}
            value={firstAt}
            onChange={(at) => change({ firstAt: at ?? Number.NaN })}
          />
          <NumberField
            label={m.every}
            name="every"
            unit={m.seconds}
            value={inSeconds(everyMs)}
            onChange={(value) => change({ everyMs: (value ?? 0) * second })}
          />
          <NumberField
            label={m.together}
            name="together"
            unit={m.people}
            value={together}
            onChange={(value) => change({ together: value ?? 0 })}
          />
          <NumberField
            label={m.pauseAfter}
            name="pauseAfter"
            unit={m.starts}
            value={pause?.after ?? null}
            onChange={(after) => change({ pause: after === null ? null : { after, ms: pause?.ms ?? 60 * second } })}
          />
          {pause && (
            <NumberField
              label={m.pause}
              name="pause"
              unit={m.seconds}
              value={inSeconds(pause.ms)}
              onChange={(value) => change({ pause: { ...pause, ms: (value ?? 0) * second } })}
            />
          )}
          <TextField label={m.seeds} hint={m.seedsHint} name="seeds" value={seeds} onChange={setSeeds} />
          {seeds.trim() !== "" && (
            <NumberField
              label={m.seedsEvery}
              name="seedsEvery"
              unit={m.seconds}
              value={inSeconds(seedsEveryMs)}
              onChange={(value) => change({ seedsEveryMs: value === null ? null : value * second })}
            />
          )}
        </div>
        <Button type="submit" outlined icon="pi pi-eye" label={m.preview} disabled={!isReady} />
      </form>
    </Panel>
  );
}

/** As time trials usually are. */
function newRule(gunAt: number): StartRule {
  return {
    order: "bib",
    isReversed: false,
    seed: "",
    bibs: [],
    resultOf: null,
    firstAt: gunAt,
    everyMs: 30 * second,
    together: 1,
    pause: null,
    seeds: [],
    seedsEveryMs: null,
  };
}
