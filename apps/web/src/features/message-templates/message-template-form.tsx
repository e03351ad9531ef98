import "./message-templates.css";
import type { BodyOf } from "@time-event/contract/endpoint";
import {
  type MessageTemplate,
  messageTemplateReset,
  messageTemplateSave,
} from "@time-event/contract/message-templates";
import { messageTemplateOf } from "@time-event/domain/messages/message-templates";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { MailPreview } from "./mail-preview.tsx";
import { messageTemplateMessages } from "./message-templates.messages.ts";

type Values = BodyOf<typeof messageTemplateSave>;

interface MessageTemplateFormProps {
  readonly template: MessageTemplate;
  readonly reload: () => Promise<MessageTemplate | undefined>;
}

/** The fields of a template that staff edit. */
const valuesOf = (row: MessageTemplate): Values => messageTemplateSave.body.parse(row);
export function MessageTemplateForm({ template, reload }: MessageTemplateFormProps) {
  const m = useMessages(messageTemplateMessages);
  const failureText = useFailureText();
  const save = useStaffAction(messageTemplateSave);
  const [stored] = useState(() => valuesOf(template));
  const form = useForm<Values>({
    draft: "template",
    stored,
    schema: messageTemplateSave.body,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const reset = useStaffAction(messageTemplateReset, {
    onSuccess: ({ data }) => {
      form.restart(valuesOf(data));
      toast({ severity: "success", summary: m.resetDone });
    },
  });
  const { placeholders = {}, required = [] } = messageTemplateOf(template.code) ?? {};

  async function putBack(): Promise<void> {
    if (!(await confirm({ message: m.resetQuestion, does: m.reset }))) return;
    reset.mutate({ code: template.code, revision: form.stored.revision });
  }

  return (
    <FormFrame
      undoable
      form={form}
      conflict={{
        reload: async () => {
          const theirs = await reload();
          return theirs && valuesOf(theirs);
        },
        labels: { subject: m.subject, body: m.body },
      }}
      actions={
        form.stored.revision > 0 && (
          <div className="form-frame__aside">
            <Button type="button" text icon="pi pi-undo" label={m.reset} onClick={() => void putBack()} />
            <span role="alert" className="staff-field__error">
              {reset.error && failureText(reset.error).join(" ")}
            </span>
          </div>
        )
      }
    >
      <div className="message-editor">
        <Panel title={m.words}>
          <BothLanguagesField label={m.subject} required maxLength={200} {...form.field("subject")} />
          <BothLanguagesField label={m.body} required rows={10} {...form.field("body")} />
        </Panel>
        <div className="message-editor__side">
          <Panel title={m.placeholders} hint={m.placeholdersHint}>
            <dl className="placeholders">
              {Object.keys(placeholders).map((name) => (
                <div key={name}>
                  <dt>
                    <code>{`{{${name}}}`}</code>
                  </dt>
                  <dd>
                    {m.placeholderNames[name] ?? name}
                    {required.includes(name) && <b> {m.required}</b>}
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>
          <MailPreview subject={form.values.subject} body={form.values.body} placeholders={placeholders} />
        </div>
      </div>
    </FormFrame>
  );
}
