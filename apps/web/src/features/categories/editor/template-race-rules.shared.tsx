import { useMessages } from "../../../lib/i18n/language.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { editorMessages } from "./editor.messages.ts";
import { HandicapEditor } from "./handicap-editor.tsx";
import { RaceRulesFields } from "./race-rules-fields.tsx";
import { ReadRulesFields } from "./read-rules-fields.tsx";
import type { RaceRulesProps } from "./timing-section-props.ts";

/** How a category races, as far as no event is needed: its examples count from the gun. */
export function TemplateRaceRules({ editing }: Pick<RaceRulesProps, "editing">) {
  const m = useMessages(editorMessages);
  const props: RaceRulesProps = { editing, gunAt: Number.NaN, timeZone: "UTC" };
  return (
    <Panel title={m.raceRules}>
      <div className="form-grid">
        <RaceRulesFields {...props} mayCountLaps lapM={null} />
      </div>
      <ReadRulesFields editing={editing} />
      <HandicapEditor {...props} />
    </Panel>
  );
}
