import type { Text } from "@time-event/contract/fields";
import { inLanguage } from "@time-event/domain/text/in-language";
import { useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage, useMessages, type Language } from "../../lib/i18n/language.ts";
import { LanguageChoice } from "../../ui/staff/field/language-choice.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { policyEditorMessages } from "./policy-editor.messages.ts";
import { PolicyText } from "./policy-text.tsx";
import { TextDiff } from "./text-diff.tsx";

/** One text, or its changes compared with another. */
export interface Compared {
  readonly from: string | null;
  readonly to: string;
  readonly before: Text | null;
  readonly after: Text;
}

interface CompareDialogProps {
  readonly name: Text;
  readonly compared: Compared;
  readonly onClose: () => void;
}

export function CompareDialog({ name, compared: { from, to, before, after }, onClose }: CompareDialogProps) {
  const m = useMessages(policyEditorMessages);
  const format = useFormat();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const title = from === null ? `${format.text(name)}: ${to}` : m.comparedTitle(format.text(name), from, to);
  return (
    <StaffDialog open look="wide" title={title} onClose={onClose}>
      <div className="compare">
        <LanguageChoice label={m.language} value={language} onChange={setLanguage} />
        {before === null ? (
          <PolicyText text={inLanguage(after, language)} lang={language} />
        ) : (
          <TextDiff before={inLanguage(before, language)} after={inLanguage(after, language)} lang={language} />
        )}
      </div>
    </StaffDialog>
  );
}
