import type { th } from "./staff-views.th.ts";

export const en: typeof th = {
  views: "Views",
  viewsEmpty: "No saved views yet. Set filters and columns, then save them here.",
  viewName: "Name of the view",
  saveView: "Save this view",
  viewSaved: "View saved",
  deleteView: (name: string) => `Delete view ${name}`,
  refusals: {
    too_many_views: "You can keep 50 views. Delete an old one first.",
  },
};
