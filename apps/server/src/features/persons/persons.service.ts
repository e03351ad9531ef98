import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type FoundPerson, personErase, personExport, type personFind } from "@time-event/contract/persons";
import { isOver } from "@time-event/domain/event-state/event-states";
import type { EventState } from "@time-event/domain/event-state/event-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { removeMailFiles, type WrittenMail } from "../../lib/mail.ts";
import { recordChange } from "../audit/audit.service.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvents } from "../edits/locks.queries.ts";
import { eraseEntries } from "../entries/erase-entries.service.ts";
import { endFollowing } from "../following/following.service.ts";
import { eraseKits } from "../kits/erase-kits.service.ts";
import { eraseLetters } from "../mail/erase-letters.service.ts";
import { eraseContacts, erasePlayers } from "../orders/erase-from-orders.service.ts";
import { lockOrders } from "../orders/orders.queries.ts";
import { announceResults } from "../results/results.service.ts";
import { loadPersonData } from "./person-data.queries.ts";
import { personFile } from "./person-file.ts";
import { groupByPerson, isSamePerson, markOf, type Trace, traceName } from "./person.ts";
import { findOpenPayments, findTrace, findTraces } from "./persons.queries.ts";

const inOrder = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  /** Has the letters as files where there is no mail server. */
  readonly dataDir: string;
}

/** One person across all events: found, given out, erased. */
export function createPersonsService({ db, clock, dataDir }: Parts) {
  return {
    find: async ({ text }: { readonly text: string }, caller: StaffCaller): Promise<ReplyOf<typeof personFind>> => {
      const found = await findTraces(db, { text });
      // what fits may be one place of several that the same person has
      const names = [...new Set(found.map(({ name }) => name))];
      const everywhere = groupByPerson(await findTraces(db, { names }));
      const places = new Set(found.map(traceName));
      const data = everywhere.filter((group) => group.some((trace) => places.has(traceName(trace)))).map(shownPerson);
      const subject = { kind: "person", id: "", name: "" };
      const after = { found: data.length };
      await db
        .transaction()
        .execute((tx) => recordChange(tx, caller, { action: "personal-data-seen", subject, after }));
      return { data, meta: {} };
    },

    /** @throws NotFound */
    export: async ({ of }: { readonly of: string }, caller: StaffCaller): Promise<FileReply> => {
      const { traces, mark } = await loadPerson(db, of);
      const bytes = personFile(traces[0]!.name, await loadPersonData(db, traces));
      const subject = { kind: "person", id: mark, name: "" };
      const after = { places: traces.map(traceName) };
      await db.transaction().execute((tx) => recordChange(tx, caller, { action: personExport.name, subject, after }));
      return { name: `person-${mark}.zip`, type: "application/zip", bytes };
    },

    /** @throws NotFound, Refused */
    erase: async ({ of, traces: seen, reason }: BodyOf<typeof personErase>, caller: StaffCaller) => {
      const eventIds = inOrder((await loadPerson(db, of)).traces.map(({ eventId }) => eventId));
      let files: readonly WrittenMail[] = [];
      const reply = await edit(db, caller, personErase, async (tx) => {
        // the order of locks that cancelling an order has: events, orders, versions of results
        await lockEvents(tx, eventIds);
        const before = await loadPerson(tx, of);
        await lockOrders(tx, inOrder(before.traces.flatMap(({ orderId }) => orderId ?? [])));
        const { traces, mark } = await loadPerson(tx, of);
        if (traces.length !== seen || traces.some(({ eventId }) => !eventIds.includes(eventId))) {
          throw new Refused(personErase, ["list_changed"]);
        }
        await expectNothingOpen(tx, traces);

        const ofKind = (kind: Trace["kind"]) => traces.filter((trace) => trace.kind === kind);
        const contacts = ofKind("contact").map(({ id }) => id);
        const emails = traces.flatMap(({ email }) => email.toLowerCase() || []);
        for (const eventId of eventIds) {
          const entries = ofKind("entry").filter((trace) => trace.eventId === eventId);
          const ids = entries.map(({ id }) => id);
          await eraseEntries(tx, eventId, ids, caller.username);
          await eraseKits(tx, ids);
          await endFollowing(tx, ids);
        }
        await erasePlayers(tx, ofKind("player"));
        await eraseContacts(tx, contacts, { now: clock(), username: caller.username });
        const letters = await eraseLetters(tx, contacts, emails);
        files = letters;
        const counts = {
          entries: ofKind("entry").length,
          players: ofKind("player").length,
          contacts: contacts.length,
          letters: letters.length,
        };
        const subject = { kind: "person", id: mark, name: "" };
        const after = { ...counts, places: traces.map(traceName) };
        return { reply: { data: counts, meta: {} }, change: { subject, after, reason } };
      });
      for (const eventId of eventIds) await announceResults(db, eventId);
      // not before it is committed: what is not erased keeps its files
      await removeMailFiles(dataDir, files);
      return reply;
    },
  };
}

/** @throws NotFound */
async function loadPerson(
  db: Db | Tx,
  of: string,
): Promise<{ readonly traces: readonly Trace[]; readonly mark: string }> {
  const trace = await findTrace(db, of);
  if (!trace) throw new NotFound("thing");
  const all = groupByPerson(await findTraces(db, { names: [trace.name] }));
  const traces = all.find(
    (group) => group.some((each) => traceName(each) === of) && group.some((each) => isSamePerson(each, trace)),
  );
  return { traces: traces ?? [trace], mark: markOf(traces?.[0] ?? trace) };
}

/** Whoever is about to run, or has money in question, cannot be erased yet. @throws Refused */
async function expectNothingOpen(tx: Tx, traces: readonly Trace[]): Promise<void> {
  const isOpen = ({ kind, eventState, state, isWithdrawn }: Trace) =>
    !isOver(eventState as EventState) &&
    (kind === "entry" ? !isWithdrawn : ["held", "awaiting_payment", "confirmed"].includes(state));
  if (traces.some(isOpen)) throw new Refused(personErase, ["still_entered"]);
  const contacts = traces.filter(({ kind }) => kind === "contact").map(({ id }) => id);
  if (await findOpenPayments(tx, contacts)) throw new Refused(personErase, ["payment_open"]);
}

function shownPerson(traces: readonly Trace[]): FoundPerson {
  const first = traces[0]!;
  const filled = (field: "birthDate" | "phone" | "email") => traces.find((trace) => trace[field] !== "")?.[field] ?? "";
  return {
    name: first.name,
    birthDate: filled("birthDate"),
    phone: filled("phone"),
    email: filled("email"),
    traces: traces.map((trace) => ({
      trace: traceName(trace),
      eventId: trace.eventId,
      event: { th: trace.eventTh, en: trace.eventEn },
      what: trace.what,
      state: trace.state || trace.eventState,
    })),
  };
}
