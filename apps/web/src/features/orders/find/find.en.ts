import type { th } from "./find.th.ts";

export const en: typeof th = {
  title: "Find my registration",
  description: "Find a registration by its number, bib, name or phone",
  lead: "Lost the link, or on another device? Tell us what you remember. We will send the private link to the e-mail address of the registration.",
  event: "Event",
  chooseEvent: "Choose an event",
  eventMissing: "Choose the event that you entered.",
  keyword: "Registration number, bib, name or phone",
  keywordHint: "The phone or the registration number is surest. Type a name as a whole, first and last.",
  keywordMissing: "Type at least 2 letters.",
  search: "Find",
  searching: "Looking…",
  answerTitle: "We have looked",
  answer:
    "If this belongs to a registration with an e-mail address, we have sent the private link there. Look in a few minutes, also among junk mail.",
  privacy: "For everybody's privacy, this page does not say whether somebody is registered.",
  notArrived: "No mail? Contact the organiser.",
  matches: "Similar names on the start list",
  masked: "Names are shown in part",
  noBib: "No bib yet",
  onThisDevice: "Registrations on this device",
  lateScript:
    "This page has not loaded completely. Check your connection and load it again. If that does not help, open the link in another browser, or contact the organiser.",
  noScript: "Finding needs JavaScript. Allow it and load this page again, or contact the organiser.",
};
