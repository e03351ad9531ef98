import { useMessages } from "../../../lib/i18n/language.ts";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { editorMessages } from "./editor.messages.ts";
import type { TimingSectionProps } from "./timing-section-props.ts";

/** What a finish without a point that must be passed is, told by an example. Shown as soon as there is such a point. */
export function MustPassChoice({
  editing,
  nameOf,
}: TimingSectionProps & { readonly nameOf: (code: string) => string }) {
  const m = useMessages(editorMessages);
  const { mustPass } = editing.values;
  if (!mustPass) return null;
  return (
    <SelectField
      label={m.otherwise}
      hint={m.mustPassExample[mustPass.otherwise](nameOf(mustPass.checkpoints[0] ?? ""))}
      error={editing.errorAt("mustPass") ?? editing.errorAt("mustPass.checkpoints.0")}
      value={mustPass.otherwise}
      options={(["dnf", "dsq"] as const).map((value) => ({ value, label: m.otherwises[value] }))}
      onChange={(otherwise) => otherwise !== null && editing.change({ mustPass: { ...mustPass, otherwise } })}
    />
  );
}
