import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type MessageTemplate,
  type messageTemplateList,
  messageTemplateReset,
  messageTemplateSave,
} from "@time-event/contract/message-templates";
import { messageTemplateOf, messageTemplates } from "@time-event/domain/messages/message-templates";
import { fillPlaceholders, placeholderProblem } from "@time-event/domain/messages/placeholders";
import { inLanguage } from "@time-event/domain/text/in-language";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { changeOf, edit, expectSeen } from "../edits/edit.service.ts";
import { lockList } from "../edits/locks.queries.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  changedTemplates,
  deleteTemplate,
  findChangedTemplate,
  storeTemplate,
} from "./message-templates.repository.ts";

const about = ({ code, subject: { th } }: MessageTemplate) => ({ kind: "message-template", id: code, name: th });

export function createMessageTemplatesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof messageTemplateList>> => {
      const changed = new Map((await changedTemplates(db)).map((template) => [template.code, template]));
      return { data: messageTemplates.map(({ code }) => changed.get(code) ?? originalOf(code)), meta: {} };
    },

    save: async (given: BodyOf<typeof messageTemplateSave>, caller: StaffCaller) => {
      const problems = problemsOf(given);
      if (problems.length > 0) throw new Refused(messageTemplateSave, problems);
      return edit(db, caller, messageTemplateSave, async (tx) => {
        await lockList(tx, "messageTemplates");
        const before = expectSeen(await inForce(tx, given.code), given.revision);
        const after = await storeTemplate(tx, given, caller.username);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      });
    },

    reset: ({ code, revision }: BodyOf<typeof messageTemplateReset>, caller: StaffCaller) =>
      edit(db, caller, messageTemplateReset, async (tx) => {
        await lockList(tx, "messageTemplates");
        const before = expectSeen(await inForce(tx, code), revision);
        await deleteTemplate(tx, code);
        const after = originalOf(code);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      }),
  };
}

/** A message ready to be sent, in the words in force. */
export async function composeMessage(
  db: Db | Tx,
  code: string,
  language: "th" | "en",
  values: Readonly<Record<string, string>>,
): Promise<{ subject: string; text: string }> {
  const words = await inForce(db, code);
  return {
    subject: fillPlaceholders(inLanguage(words.subject, language), values),
    text: fillPlaceholders(inLanguage(words.body, language), values),
  };
}

async function inForce(db: Db | Tx, code: string): Promise<MessageTemplate> {
  return (await findChangedTemplate(db, code)) ?? originalOf(code);
}

/** @throws NotFound if the product sends no such message */
function originalOf(code: string): MessageTemplate {
  const original = messageTemplateOf(code);
  if (!original) throw new NotFound("thing");
  return { code, subject: original.subject, body: original.body, revision: 0, changedAt: 0, changedBy: "" };
}

/** What is wrong with the words of a message, field by field. */
function problemsOf({ code, subject: line, body }: BodyOf<typeof messageTemplateSave>) {
  const { placeholders, required } = messageTemplateOf(code) ?? { placeholders: {}, required: [] };
  const allowed = Object.keys(placeholders);
  const checked = (["th", "en"] as const).flatMap((language) => [
    { path: `subject.${language}`, code: placeholderProblem(line[language], { allowed }) },
    // without an English text the Thai one is sent, which has them
    { path: `body.${language}`, code: body[language] && placeholderProblem(body[language], { allowed, required }) },
  ]);
  return checked.flatMap(({ path, code: word }) => (word ? [{ path, code: word }] : []));
}
