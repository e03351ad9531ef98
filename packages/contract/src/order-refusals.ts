// What several calls of an order may refuse, each word beside its field.

/** The numbers of a player: of documents and telephones. */
export const ofNumbers = {
  bad_thai_id: "field",
  bad_passport: "field",
  bad_phone: "field",
  not_asked: "field",
} as const;
export const ofContact = { bad_email: "field", bad_phone: "field", thai_id: "field" } as const;
export const ofCode = { code_used_up: "field", code_used: "field" } as const;
/** The path ends with the question's id: `players.0.answers.7`. */
export const ofAnswers = { not_a_number: "field", not_a_duration: "field" } as const;
/** The path ends with the add-on's id: `players.0.addOns.7`, or `addOns.7` for the whole order. */
export const ofAddOns = { unknown: "field", too_many: "field", sold_out: "field" } as const;

/** What the rules may find in an entry of an order. */
export const ofEntry = {
  gender_not_allowed: "field",
  too_young: "field",
  too_old: "field",
  team_too_small: "field",
  team_too_large: "field",
  team_mix: "field",
  already_entered: "field",
  held_by_order: "field",
  price_over: "field",
} as const;
export const ofPlaces = { category_full: "field", places_held: "field", wave_full: "field" } as const;
