import { useMessages } from "../../../lib/i18n/language.ts";
import { rulesMessages } from "../rules/rules.messages.ts";
import { editorMessages } from "./editor.messages.ts";

/** Links to the sections of the long form; they stay visible. */
export function SectionLinks({ errors }: { readonly errors: readonly string[] }) {
  const rules = useMessages(rulesMessages);
  const m = useMessages(editorMessages);
  const sections = [
    ["what", rules.what, ["code", "name", "gender"]],
    ["who", rules.who, ["entryKind", "team", "youngest", "oldest", "capacity", "bib"]],
    ["fees", rules.fees, ["feeTiers"]],
    ["ranking", rules.ranking, ["rank", "rounding", "age", "winners"]],
    ["timing", m.timing, ["gunAt", "timeLimit", "lap", "course", "stages", "relayLegs", "repeat", "maxSpeed"]],
  ] as const;
  return (
    <nav className="section-links no-print" aria-label={m.parts}>
      {sections.map(([id, label, fields]) => {
        const wrong = errors.filter((path) => fields.some((field) => path.startsWith(field))).length;
        return (
          <a
            key={id}
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(id)?.scrollIntoView({ block: "start" });
            }}
          >
            {label}
            {wrong > 0 && <span className="section-links__wrong">{m.wrong(wrong)}</span>}
          </a>
        );
      })}
    </nav>
  );
}
