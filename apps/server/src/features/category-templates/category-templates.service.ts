import {
  type CategoryTemplate,
  categoryTemplateDelete,
  type categoryTemplateList,
  categoryTemplateSave,
} from "@time-event/contract/category-templates";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { bibRangeProblems } from "@time-event/domain/bibs/bib-range";
import { categoryRuleProblems } from "@time-event/domain/category/category-problems";
import { InvalidInput } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  deleteTemplate,
  insertTemplate,
  loadTemplates,
  lockTemplate,
  type TemplateForm,
  updateTemplate,
} from "./category-templates.repository.ts";

const subject = ({ id, name }: CategoryTemplate) => ({ kind: "category-template", id, name: name.th });

export function createCategoryTemplatesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof categoryTemplateList>> => ({ data: await loadTemplates(db), meta: {} }),

    /** @throws NotFound, EditConflict, InvalidInput by the rules of categories */
    save: async ({ id, revision, name, definition }: BodyOf<typeof categoryTemplateSave>, caller: StaffCaller) => {
      const problems = [...categoryRuleProblems(definition), ...bibRangeProblems(definition, [])];
      if (problems.length > 0)
        throw new InvalidInput(problems.map(({ path, code }) => ({ path: `definition.${path}`, code })));
      const data = await saveEdited(db, caller, {
        action: categoryTemplateSave.name,
        revision,
        subject,
        load: async (tx) => (id === null ? undefined : lockTemplate(tx, id)),
        store: async (tx, before) => {
          const form = { name, definition };
          if (before) await updateTemplate(tx, before.id, form, caller.username);
          return (await lockTemplate(tx, before?.id ?? (await insertTemplate(tx, form, caller.username))))!;
        },
      });
      return { data, meta: {} };
    },

    remove: async ({ id, revision }: BodyOf<typeof categoryTemplateDelete>, caller: StaffCaller) => {
      await deleteEdited(db, caller, {
        action: categoryTemplateDelete.name,
        revision,
        subject,
        load: (tx) => lockTemplate(tx, id),
        remove: (tx) => deleteTemplate(tx, id),
      });
      return { data: null, meta: {} };
    },
  };
}

/** Stores templates where there are none yet, on behalf of nobody. */
export async function addCategoryTemplates(db: Db, templates: readonly TemplateForm[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await loadTemplates(tx)).length > 0) return;
    for (const template of templates) await insertTemplate(tx, template, "");
  });
}
