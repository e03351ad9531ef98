/** What is to be read anew after entrants were changed. */
export const entrantChanges = ["entrant-list", "entrant-choices", "entrant-get", "entrant-history"];
