import { sql } from "kysely";
import { categoryRules } from "@time-event/contract/categories";
import type { CategoryTemplate, categoryTemplateSave } from "@time-event/contract/category-templates";
import type { BodyOf } from "@time-event/contract/endpoint";
import { toJson } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

export type TemplateForm = Pick<BodyOf<typeof categoryTemplateSave>, "name" | "definition">;

/** Adds a template; returns its id. */
export async function insertTemplate(tx: Tx, form: TemplateForm, username: string): Promise<number> {
  const { id } = await tx
    .insertInto("categoryTemplates")
    .values({ ...columnsOf(form), changedBy: username })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(tx: Tx, id: number, form: TemplateForm, username: string): Promise<void> {
  await tx
    .updateTable("categoryTemplates")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
}

export async function deleteTemplate(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("categoryTemplates").where("id", "=", id).execute();
}

/** A template, locked until the transaction ends. */
export async function lockTemplate(tx: Tx, id: number | null): Promise<CategoryTemplate | undefined> {
  if (id === null) return undefined;
  await tx.selectFrom("categoryTemplates").select("id").where("id", "=", id).forUpdate().execute();
  return (await loadTemplates(tx)).find((template) => template.id === id);
}

/** All templates, by name. */
export async function loadTemplates(db: Db | Tx): Promise<CategoryTemplate[]> {
  const rows = await db
    .selectFrom("categoryTemplates")
    .selectAll()
    .orderBy(sql`name_th collate thai`)
    .orderBy("id")
    .execute();
  return rows.map(({ nameTh, nameEn, definition, ...template }) => ({
    ...template,
    name: { th: nameTh, en: nameEn },
    definition: categoryRules.parse(definition),
  }));
}

function columnsOf({ name, definition }: TemplateForm) {
  return { nameTh: name.th, nameEn: name.en, definition: toJson(definition) };
}
