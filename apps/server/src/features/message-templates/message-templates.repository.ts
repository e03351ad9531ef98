import type { BodyOf } from "@time-event/contract/endpoint";
import type { MessageTemplate, messageTemplateSave } from "@time-event/contract/message-templates";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual, savedBy } from "../../db/edited-rows.ts";

/** The messages whose words were changed. */
export function changedTemplates(db: Db): Promise<MessageTemplate[]> {
  return selectTemplates(db).execute();
}

export function findChangedTemplate(db: Db | Tx, code: string): Promise<MessageTemplate | undefined> {
  return selectTemplates(db).where("code", "=", code).executeTakeFirst();
}

export async function storeTemplate(
  tx: Tx,
  { code, subject, body }: BodyOf<typeof messageTemplateSave>,
  username: string,
): Promise<MessageTemplate> {
  const words = { subjectTh: subject.th, subjectEn: subject.en, bodyTh: body.th, bodyEn: body.en };
  await tx
    .insertInto("messageTemplates")
    .values({ code, ...words, changedBy: username })
    .onConflict((conflict) =>
      conflict.column("code").doUpdateSet({ ...words, ...savedBy(username, { table: "messageTemplates" }) }),
    )
    .execute();
  return selectTemplates(tx).where("code", "=", code).executeTakeFirstOrThrow();
}

export async function deleteTemplate(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom("messageTemplates").where("code", "=", code).execute();
}

function selectTemplates(db: Db | Tx) {
  return db
    .selectFrom("messageTemplates")
    .select(["code", "revision", "changedAt", "changedBy"])
    .select([bilingual("subject").as("subject"), bilingual("body").as("body")]);
}
