import type { Text } from "@time-event/contract/fields";
import { inLanguage } from "@time-event/domain/text/in-language";
import { useId, useState } from "react";
import { useLanguage, useMessages, type Language } from "../../lib/i18n/language.ts";
import { TextAreaField } from "../../ui/staff/field/text-field.tsx";
import { LanguageChoice } from "../../ui/staff/field/language-choice.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { policyEditorMessages } from "./policy-editor.messages.ts";
import { PolicyText } from "./policy-text.tsx";

interface DraftPanelProps {
  readonly value: Text;
  readonly onChange: (draft: Text) => void;
  readonly errorAt: (part: string) => string | undefined;
}

/** The draft of the next version, one language at a time: Markdown, and beside it what people will read. */
export function DraftPanel({ value: draft, onChange, errorAt }: DraftPanelProps) {
  const m = useMessages(policyEditorMessages);
  const id = useId();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const text = draft[language];
  const read = inLanguage(draft, language);
  return (
    <Panel
      title={m.draft}
      hint={m.draftHint}
      actions={<LanguageChoice label={m.language} value={language} onChange={setLanguage} />}
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
        <div className="draft__preview">
          <h3 id={id} className="staff-field__label">
            {m.preview}
          </h3>
          <div className="draft__page" role="region" aria-labelledby={id} tabIndex={0}>
            {read.trim() === "" ? (
              <p className="soft">{m.nothingToPreview}</p>
            ) : (
              <PolicyText text={read} lang={read === text ? language : "th"} />
            )}
          </div>
        </div>
      </div>
    </Panel>
  );
}
