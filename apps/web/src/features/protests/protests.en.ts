import type { th } from "./protests.th.ts";

export const en: typeof th = {
  kinds: {
    own_result: "Their own result is wrong",
    missing_time: "A time of theirs is missing",
    other_player: "What another player did",
  },
  states: { open: "Waits", accepted: "Accepted", rejected: "Rejected" },
  open: "Protests that wait",
  answered: "Protests that were answered",
  firstOf: (shown, total) => `${shown} of ${total} are shown`,
  person: "Player",
  what: "About",
  list: (category, number) => `${category}, list ${number}`,
  against: (bib) => `against bib ${bib}`,
  state: "State",
  sentAt: (time) => `Sent ${time}`,
  look: "Open",
  order: "Registration",
  answeredBy: (who, time) => `${who} answered at ${time}`,
  photo: "The photograph of the player, opens in full size",
  reads: "See the reads",
  answer: "Answer and reason",
  answerHint: "The player reads this on their private page",
  answerNeeded: "Give a reason first",
  accept: "Accept the protest",
  reject: "Reject",
  carryOut:
    "Accepting changes no result by itself: put the reads right or propose a penalty here, then publish another list",
};
