import * as z from "zod/mini";
import { categoryRules } from "./categories.ts";
import { categoryRuleRefusals } from "./category-refusals.ts";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { id, revision } from "./fields.ts";

export const categoryTemplate = z.object({ ...edited.shape, id, name: nameText, definition: categoryRules });
export type CategoryTemplate = z.infer<typeof categoryTemplate>;

const master = { permission: "master_edit", at: "installation" } as const;

export const categoryTemplateList = staffCall({
  name: "category-template-list",
  shows: ["category_template"],
  // staff who set up an event start its categories from them
  right: { permission: "events_edit", at: "anywhere" },
  summary: "The templates that a new category can start from, whole, by name.",
  params: z.object({}),
  data: z.array(categoryTemplate),
  meta: z.object({}),
});

export const categoryTemplateSave = staffAction({
  name: "category-template-save",
  changes: ["category_template"],
  right: master,
  summary: "Adds a template (revision 0) or changes it. Categories that started from it stay as they are.",
  body: z.object({ id: z.nullable(id), revision, name: nameText, definition: categoryRules }),
  data: categoryTemplate,
  refuses: categoryRuleRefusals,
});

export const categoryTemplateDelete = staffAction({
  name: "category-template-delete",
  changes: ["category_template"],
  removes: true,
  right: master,
  summary: "Removes a template. Categories that started from it stay.",
  body: z.object({ id, revision }),
  data: z.null(),
});
