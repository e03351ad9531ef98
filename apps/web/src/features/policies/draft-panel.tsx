import type { Text } from "@time-event/contract/fields";
import { SelectButton } from "primereact/selectbutton";
import { useState } from "react";
import { useLanguage, useMessages, type Language } from "../../lib/i18n/language.ts";
import { TextAreaField } from "../../ui/staff/field/text-field.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { policyEditorMessages } from "./policy-editor.messages.ts";
import { PolicyText } from "./policy-text.tsx";

interface DraftPanelProps {
  readonly value: Text;
  readonly onChange: (draft: Text) => void;
  readonly errorAt: (part: string) => string | undefined;
}

/** The next version in one language after the other: Markdown, and beside it what people will read. */
export function DraftPanel({ value: draft, onChange, errorAt }: DraftPanelProps) {
  const m = useMessages(policyEditorMessages);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const text = draft[language];
  return (
    <Panel
      title={m.draft}
      hint={m.draftHint}
      actions={
        <SelectButton
          aria-label={m.language}
          value={language}
          allowEmpty={false}
          options={[
            { value: "th", label: m.thai },
            { value: "en", label: m.english },
          ]}
          onChange={({ value }: { value: Language }) => setLanguage(value)}
        />
      }
    >
      <div className="draft">
        <TextAreaField
          key={language}
          label={m.textOf[language]}
          rows={22}
          maxLength={60_000}
          value={text}
          error={errorAt(language)}
          onChange={(written) => onChange({ ...draft, [language]: written })}
        />
        <section className="draft__preview" aria-label={m.preview} tabIndex={0}>
          {text.trim() === "" ? (
            <p className="soft">{m.nothingToPreview}</p>
          ) : (
            <PolicyText text={text} lang={language} />
          )}
        </section>
      </div>
    </Panel>
  );
}
