import type { CategoryRulesForm } from "@time-event/contract/categories";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { OrderedList } from "../../../ui/staff/order/ordered-list.tsx";
import { freeCode } from "../editor/category-values.ts";
import { NamedRankingFields } from "./named-ranking-fields.tsx";
import { RankingExampleLine } from "./ranking-example-line.tsx";
import { RankingSaidLine } from "./ranking-said-line.tsx";
import { rulesMessages } from "./rules.messages.ts";
import type { RulesSectionsProps } from "./rules-section-props.ts";

type Named = NonNullable<CategoryRulesForm["rankings"]>[number];

const blank = {
  clock: "gun",
  gender: "any",
  youngestAge: null,
  oldestAge: null,
  nationality: "any",
  division: "",
  winnersLeave: false,
} as const;
/** What organisers in Thailand most often add. */
const usual = {
  THAI: { name: { th: "คนไทย", en: "Thai nationals" }, nationality: "thai" },
  PRO: { name: { th: "นักกีฬาอาชีพ", en: "Pro" }, division: "pro", winnersLeave: true },
  PARA: { name: { th: "นักกีฬาคนพิการ", en: "Para" }, division: "para" },
  NEW: { name: { th: "", en: "" } },
} as const;

/** Rankings that the organiser names, the highest prize first, each with whom it would hold now. */
export function NamedRankingsEditor({ editing, stored }: Pick<RulesSectionsProps, "editing" | "stored">) {
  const m = useMessages(rulesMessages);
  const format = useFormat();
  const rankings = rowsOf<CategoryRulesForm, "rankings", Named>(editing, "rankings");
  const taken = rankings.rows.map(({ code }) => code);
  const add = (kind: keyof typeof usual) =>
    rankings.add({ ...blank, ...usual[kind], code: kind === "NEW" ? "" : freeCode(kind, taken) });
  const nameOf = ({ name, code }: Named) => format.text(name) || code || m.newRanking;
  return (
    <fieldset className="form-part">
      <legend>{m.namedRankings}</legend>
      <p className="soft">{m.namedRankingsHint}</p>
      <OrderedList
        label={m.namedRankings}
        items={rankings.rows}
        itemKey={(_, at) => at}
        itemName={nameOf}
        onMove={rankings.move}
        actions={(ranking, at) => (
          <RemoveButton label={m.remove(nameOf(ranking))} onClick={() => rankings.remove(at)} />
        )}
      >
        {(ranking, at) => (
          <>
            <NamedRankingFields editing={rankings.row(at)} />
            <RankingSaidLine ranking={ranking} />
            {stored && <RankingExampleLine ranking={ranking} stored={stored} />}
          </>
        )}
      </OrderedList>
      <div className="row">
        <Button type="button" text label={m.addThai} onClick={() => add("THAI")} />
        <Button type="button" text label={m.addPro} onClick={() => add("PRO")} />
        <Button type="button" text label={m.addPara} onClick={() => add("PARA")} />
        <Button type="button" outlined icon="pi pi-plus" label={m.addRanking} onClick={() => add("NEW")} />
      </div>
    </fieldset>
  );
}
