import type { th } from "./event-publish.th.ts";

export const en: typeof th = {
  history: "History of the event",
  path: "Steps of the event",
  pathHint: "An event moves forward step by step. It can go back only when that harms nobody.",
  since: (when) => `since ${when}`,
  nextTitle: "What comes next",
  ready: "Ready",
  notYet: (count) => (count === 1 ? "Not yet: one thing is missing" : `Not yet: ${count} things are missing`),
  mend: "Correct it in",
  steps: {
    forward: {
      published: {
        action: "Publish",
        text: "Everybody finds the event and sees its details, categories with prices, schedule, course, pictures and policies, as the preview shows them. Entries are not open yet.",
      },
      open: { action: "Open entries", text: "Players can enter, at the prices and within the capacity that you set." },
      closed: { action: "Close entries", text: "No new entries. They can be opened again." },
      live: { action: "Start the race", text: "The page shows live results, and checkpoints begin to record." },
      finished: {
        action: "Finish the race",
        text: "Players without a finish become DNF; players without any read become DNS.",
      },
    },
    back: {
      draft: {
        action: "Back to draft",
        text: "The public does not see the event any more. Links that people were sent open nothing until you publish it again.",
      },
      published: {
        action: "Withdraw the cancellation",
        text: "The event takes place as planned. The published reason is removed.",
      },
      open: { action: "Open entries again", text: "More people can enter." },
      closed: { action: "Not started yet", text: "Back to the state before the race." },
      live: {
        action: "Continue the race",
        text: "The race is live again. Players who have not finished are not DNF yet.",
      },
    },
    cancel: { action: "Cancel the event", text: "The page stays and shows the reason." },
  },
  paidInto: (accounts) => (accounts === "" ? "No account takes payments yet." : `It is paid into: ${accounts}`),
  otherAccount: "Change the account",
  opensAt: (when) => `Set to open by itself ${when}`,
  opensPast: (when) => `The time to open (${when}) has passed: open it by hand after you publish it`,
  opensByHand: "No time to open is set: open it by hand after you publish it",
  closesAt: (when) => `Set to close by itself ${when}`,
  changeTimes: "Change the times",
  openQuestion: (accounts, scheduled) =>
    [
      scheduled === null
        ? "Open entries now?"
        : `Open entries now, without waiting for the time that is set (${scheduled})?`,
      accounts === ""
        ? "No account takes payments: nobody can pay for an entry that costs something."
        : `It is paid into: ${accounts}`,
    ].join(" "),
  done: "State changed",
  noRight: "You may see the state, but not change it",
  cancelTitle: "Cancel this event",
  cancelText: "Whoever opens the page sees that it is cancelled, and why.",
  reason: "Reason",
  reasonMissing: "Write the reason in Thai",
  reasonHint: "The English text is optional.",
  keep: "Do not cancel",
  moreTitle: "The event as a whole",
  clone: {
    action: "Copy to a new event",
    text: "Categories, prices, checkpoints, schedule, times to open and close, and all settings. Times of the race move with its first day; ends of prices and the times to open and close keep their date in the new year. Entries are not copied.",
    name: "Name of the new event",
    startsOn: "First day of the new event",
    slug: "Web address",
    create: "Copy",
    done: "Copied as a draft",
  },
  certificates: {
    action: "Print certificates",
    text: "One PDF with the certificates of all finishers of a category, in rank order and with whole names. While the race is on they say that results are provisional.",
    category: "Category",
    button: "Download PDF",
    none: "Nobody has finished in this category yet.",
  },
  export: {
    action: "Download the whole event",
    text: "A ZIP file with set-up, entries, passings and results, which can be imported again. It contains personal data, so the download is recorded.",
    button: "Download ZIP",
  },
  archive: {
    action: "Archive",
    text: "No list shows it any more. Its page and results stay at their addresses. You can bring it back.",
    underway: "While entries are open or the race is on, it cannot be archived.",
    done: "Archived",
  },
  restore: { action: "Bring back from the archive", text: "The lists show it again.", done: "Brought back" },
  obstacles: {
    no_such_step: () => "The event cannot go to that state from here",
    name_th_missing: () => "It has no Thai name",
    venue_missing: () => "It has no venue",
    province_missing: () => "No province is chosen",
    no_category: () => "It has no category",
    no_start_checkpoint: () => "There is no start",
    no_finish_checkpoint: () => "There is no finish",
    category_without_fee: (category) => `Category ${category} has no fee; if it is free, write 0 baht`,
    category_without_start: (category) => `The course of category ${category} has no start`,
    category_without_finish: (category) => `The course of category ${category} has no finish`,
    gun_off_days: (category) => `The gun of category ${category} is not on the event's days`,
    fees_over: (category) => `Every price of category ${category} has ended`,
    days_over: () => "The event's days are over",
    no_entries: () => "Nobody has entered",
    too_early: () => "The event's first day has not come",
    not_started: () => "No category has started",
    has_entries: () => "People have entered, so it cannot be hidden; cancel it instead",
    has_reads: () => "Passings have been recorded",
  },
  words: {
    taken: "Another event has this address: use another one",
    slug: "Use a–z, 0–9 and hyphens",
  },
};
