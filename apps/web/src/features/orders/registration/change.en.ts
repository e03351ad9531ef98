import type { th } from "./change.th.ts";

export const en: typeof th = {
  own: "You can change the phone, emergency contact, shirt size, answers and other details yourself until the race begins.",
  open: "See or change my details",
  team: "Everybody can change their phone, emergency contact, shirt size and answers by a link of their own: make it in “Members, and what is missing” below.",
  organiser: "The organiser changes name, gender, birth date, category and add-ons.",
  phone: "Call",
  email: "Email",
  line: "LINE",
  eventPage: "Ways to reach them are on the event's page",
};
