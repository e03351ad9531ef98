import { columnTitles } from "@time-event/domain/entries/entry-columns";
import type { th } from "./entry-words.th.ts";

export const en: typeof th = {
  fields: {
    ...columnTitles("en"),
    firstNameEn: "First name (Latin)",
    lastNameEn: "Last name (Latin)",
    givenAge: "Age as given",
    ruledStatus: "Status by ruling",
    status: "Status",
    ageGroup: "Age group",
    createdAt: "Added",
    withdrawn: "Withdrawn",
    withdrawnAt: "Withdrawn on",
    withdrawnReason: "Why withdrawn",
  },
  genders: { M: "Male", F: "Female", X: "Other" },
  statuses: {
    registered: "Registered",
    started: "Started",
    on_course: "On course",
    finished: "Finished",
    otl: "Over the time limit (OTL)",
    dnf: "Did not finish (DNF)",
    dns: "Did not start (DNS)",
    dsq: "Disqualified (DSQ)",
    withdrawn: "Withdrawn",
  },
  noBib: "None yet",
  refusals: {
    "bib taken": "Another entry has this bib. Use another one.",
    "chip taken": "Another entry has this chip.",
    unknown: "The event has no such category.",
    has_reads: "This entry has reads. Rule a DNF instead.",
    "bib has_reads": "This bib has reads, so it cannot be changed.",
    has_penalties: "This entry has penalties, so it cannot be deleted.",
    changed_since: "Somebody changed it afterwards.",
    list_changed: "The number has changed since you confirmed it. Look at the list and try again.",
    too_many_lines: "The file has more than 100,000 lines. Split it.",
  },
};
