import type { Text } from "@time-event/contract/fields";
import { fillPlaceholders } from "@time-event/domain/messages/placeholders";
import { inLanguage } from "@time-event/domain/text/in-language";
import { useState } from "react";
import { useLanguage, useMessages, type Language } from "../../lib/i18n/language.ts";
import { LanguageChoice } from "../../ui/staff/field/language-choice.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { messageTemplateMessages } from "./message-templates.messages.ts";

interface MailPreviewProps {
  readonly subject: Text;
  readonly body: Text;
  /** An example value for each placeholder. */
  readonly placeholders: Readonly<Record<string, Text>>;
}

/** A preview of the mail with example values, while staff write it. */
export function MailPreview({ subject, body, placeholders }: MailPreviewProps) {
  const m = useMessages(messageTemplateMessages);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const sample = Object.fromEntries(Object.entries(placeholders).map(([name, example]) => [name, example[language]]));
  return (
    <Panel
      title={m.preview}
      hint={m.previewHint}
      actions={<LanguageChoice label={m.language} value={language} onChange={setLanguage} />}
    >
      <article className="mail" lang={language}>
        <h3>{fillPlaceholders(inLanguage(subject, language), sample)}</h3>
        <p>{fillPlaceholders(inLanguage(body, language), sample)}</p>
      </article>
    </Panel>
  );
}
