import {
  type CategoryTemplate,
  categoryTemplateDelete,
  type categoryTemplateList,
  categoryTemplateSave,
} from "@time-event/contract/category-templates";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { bibRangeProblems } from "@time-event/domain/bibs/bib-range";
import { categoryRuleProblems } from "@time-event/domain/category/category-problems";
import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  deleteTemplate,
  insertTemplate,
  loadTemplates,
  lockTemplate,
  type TemplateForm,
  updateTemplate,
} from "./category-templates.repository.ts";

const about = ({ id, name }: CategoryTemplate) => ({ kind: "category-template", id, name: name.th });

export function createCategoryTemplatesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof categoryTemplateList>> => ({ data: await loadTemplates(db), meta: {} }),

    /** @throws NotFound, EditConflict, Refused by the rules of categories */
    save: async ({ id, revision, name, definition }: BodyOf<typeof categoryTemplateSave>, caller: StaffCaller) => {
      const problems = [...categoryRuleProblems(definition), ...bibRangeProblems(definition)].map(({ path, code }) => ({
        path: `definition.${path}`,
        code,
      }));
      if (problems.length > 0) throw new Refused(categoryTemplateSave, problems);
      return edit(db, caller, categoryTemplateSave, async (tx) => {
        const before = expectSeenOrNew(await lockTemplate(tx, id), { id, revision });

        const form = { name, definition };
        const stored = before?.id ?? (await insertTemplate(tx, form, caller.username));
        if (before) await updateTemplate(tx, stored, form, caller.username);
        const after = (await lockTemplate(tx, stored))!;
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      });
    },

    remove: ({ id, revision }: BodyOf<typeof categoryTemplateDelete>, caller: StaffCaller) =>
      edit(db, caller, categoryTemplateDelete, async (tx) => {
        const before = expectSeen(await lockTemplate(tx, id), revision);
        await deleteTemplate(tx, id);
        return { reply: { data: null, meta: {} }, change: changeOf(about, before, undefined) };
      }),
  };
}

/** Stores templates if there are none yet; no user is named as their author. */
export async function addCategoryTemplates(db: Db, templates: readonly TemplateForm[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await loadTemplates(tx)).length > 0) return;
    for (const template of templates) await insertTemplate(tx, template, "");
  });
}
