import type { th } from "./category-templates.th.ts";

export const en: typeof th = {
  templates: "Category templates",
  lead: "Categories that you hold often. Start new categories from them at any event. A change here changes no existing category.",
  add: "New template",
  template: "Template",
  who: "Who may enter",
  price: "First price",
  ageGroups: "Age groups",
  changed: "Last changed",
  changedBy: (who: string, at: string) => (who ? `${at} by ${who}` : at),
  none: "No templates yet",
  noneText: "Add the first one, such as a 10 km mini marathon, and choose it when you add a category to an event.",
  name: "Name of the template",
  nameHint: "Only staff see it, when they choose one",
  about: "This template",
  notFound: "This template is not there any more; it may have been deleted",
  delete: "Delete template",
  deleteQuestion: (name: string) => `Delete the template “${name}”? Categories that started from it stay.`,
  deleted: "Template deleted",
  gender: { any: "Everybody", M: "Men", F: "Women" },
  kinds: { individual: "single", team: "team", relay: "relay" },
};
