import { describe, expect, it } from "vitest";
import { createLine } from "./line.ts";
import { createOpenEvents } from "./open-events.ts";
import { atRest, mostUnderway, nextPace } from "./pace.ts";
import { createTickets } from "./tickets.ts";
import { busy, givenLines, quiet } from "./testing/given-lines.ts";

const begun = Date.parse("2026-11-22T10:00:00+07:00");

describe("a line", () => {
  const someone = (second: number, id = `id-${String(second).padStart(9, "0")}`) => ({
    at: begun + second,
    id,
    isIn: false,
  });

  it("lets in who came first, whoever asks first or most often", () => {
    const line = createLine(begun);
    for (const second of [5, 3, 9, 3, 3]) line.ask(someone(second), begun + 10);
    expect(line.letIn(1, begun + 10)).toBe(1);
    expect([3, 5, 9].map((second) => line.ask(someone(second), begun + 11))).toEqual([undefined, 0, 1]);
  });

  it("goes on without who is away, and lets them in when they are back", () => {
    const line = createLine(begun);
    line.ask(someone(1), begun);
    line.ask(someone(2), begun + 61_000);
    expect(line.letIn(1, begun + 61_000)).toBe(1);
    expect(line.ask(someone(2), begun + 61_000)).toBeUndefined();
    expect(line.ask(someone(1), begun + 90_000)).toBeUndefined();
    expect(line.ask(someone(3), begun + 90_000)).toBe(0);
  });

  it("lets in at once who finds nobody waiting, but no more than the pace", () => {
    const line = createLine(begun);
    line.letIn(2, begun);
    expect([1, 2, 3].map((second) => line.ask(someone(second), begun))).toEqual([undefined, undefined, 0]);
  });

  it("lets in 30 of one place who were there before it, and paces the others, in front of who came later", () => {
    const line = createLine(begun);
    const early = Array.from({ length: 100 }, (_, at) => someone(at - 1_000, `early-${at}`));
    const ask = () => early.filter((each) => line.ask(each, begun + 1, "203.0.113.7") === undefined);
    expect([ask().length, ask().length]).toEqual([30, 30]);
    expect(line.ask(someone(-1, "elsewhere"), begun + 1, "203.0.113.8")).toBeUndefined();
    expect(line.ask(someone(5), begun + 6, "203.0.113.8")).toBe(70);
    line.letIn(20, begun + 6);
    expect([ask().length, line.ask(someone(5), begun + 7)]).toEqual([50, 50]);
    line.letIn(51, begun + 7);
    expect([ask().length, line.ask(someone(5), begun + 8)]).toEqual([100, undefined]);
    // who comes later still waits
    expect(line.ask(someone(9), begun + 9)).toBe(0);
  });

  it("keeps only so many in mind, and the others find room later", () => {
    const line = createLine(begun, 2);
    for (const second of [1, 2]) line.ask(someone(second), begun + 10);
    expect([line.ask(someone(3), begun + 10), line.waiting()]).toEqual([2, 2]);
    line.letIn(1, begun + 10);
    expect([line.ask(someone(3), begun + 11), line.waiting()]).toEqual([1, 2]);
  });
});

describe("what is known of open events", () => {
  it("is asked for once a second, and stays while the database is away", async () => {
    let now = begun;
    let asked = 0;
    let answer = () => Promise.resolve(new Set(["doi-suthep"]));
    const isOpen = createOpenEvents({ load: () => (asked++, answer()), clock: () => now });
    expect([await isOpen("doi-suthep"), await isOpen("no-such-event"), asked]).toEqual([true, false, 1]);
    now += 1_000;
    answer = () => Promise.reject(new Error("the database is away"));
    expect([await isOpen("doi-suthep"), await isOpen("no-such-event"), asked]).toEqual([true, false, 2]);
    now += 1_000;
    answer = () => Promise.resolve(new Set(["khao-yai"]));
    expect([await isOpen("khao-yai"), await isOpen("doi-suthep"), asked]).toEqual([true, false, 3]);
  });
});

describe("a ticket", () => {
  const tickets = createTickets("secret");

  it("says when somebody came, to every process that has the secret, for three hours", () => {
    const ticket = tickets.make("doi-suthep", begun);
    expect(createTickets("secret").read(tickets.sign(ticket), "doi-suthep", begun)).toEqual(ticket);
    expect(tickets.read(tickets.sign(ticket), "doi-suthep", begun + 3 * 3_600_000 + 1)).toBeUndefined();
  });

  it("is nothing when it is changed, of another event, of another installation, or no ticket", () => {
    const text = tickets.sign(tickets.make("doi-suthep", begun));
    const earlier = text.replace(String(begun), String(begun - 1_000));
    const letIn = text.replace(".0.doi", ".1.doi");
    for (const wrong of [earlier, letIn, `${text}a`, "", "1.2.3", undefined]) {
      expect(tickets.read(wrong, "doi-suthep", begun)).toBeUndefined();
    }
    expect(tickets.read(text, "bangsaen-21", begun)).toBeUndefined();
    expect(createTickets("other").read(text, "doi-suthep", begun)).toBeUndefined();
  });
});

describe("the pace", () => {
  const crowd = { came: 500, waiting: 400 };

  it("begins a line after three busy seconds with a crowd, and for nothing less", () => {
    let pace = nextPace(nextPace(atRest, busy, crowd), busy, crowd);
    expect(pace.isOn).toBe(false);
    expect(nextPace(pace, quiet, crowd).isOn).toBe(false);
    expect(nextPace(pace, busy, { came: 2, waiting: 0 }).isOn).toBe(false);
    pace = nextPace(pace, busy, crowd);
    expect(pace.isOn).toBe(true);
  });

  it("falls by a part, rises by a step, never stands still, and ends when nobody has waited for long", () => {
    let pace = { ...atRest, isOn: true, perSecond: 100 };
    expect(nextPace(pace, busy, crowd).perSecond).toBe(70);
    expect(nextPace(pace, quiet, crowd).perSecond).toBe(111);
    expect(nextPace({ ...pace, perSecond: 1 }, busy, crowd).perSecond).toBe(1);
    for (let second = 0; second < 29; second++) pace = nextPace(pace, quiet, { came: 0, waiting: 0 });
    expect(pace.isOn).toBe(true);
    expect(nextPace(pace, quiet, { came: 0, waiting: 0 })).toEqual(atRest);
  });
});

describe("the lines of a process", () => {
  function given() {
    const state = { now: begun };
    const { lines, load } = givenLines({ clock: () => state.now });
    /** So many new people in each of some seconds. */
    const rush = (seconds: number, people: number) => {
      const sent: string[] = [];
      for (let second = 0; second < seconds; second++) {
        for (let each = 0; each < people; each++) {
          state.now += 1;
          sent.push(lines.ask("sale", undefined).ticket);
        }
        state.now += 1_000;
        lines.beat();
      }
      return sent;
    };
    return { state, lines, load, rush };
  }

  it("put everybody of the rush into the line, in the order in which they came, and nobody who was there before", () => {
    const { state, lines, load, rush } = given();
    const early = lines.ask("sale", undefined);
    state.now += 60_000;
    load(busy);
    const rushed = rush(3, 100);
    expect(lines.ask("sale", early.ticket).isIn).toBe(true);
    // they ask again from the last to the first
    for (const ticket of rushed.toReversed()) expect(lines.ask("sale", ticket).isIn).toBe(false);
    load(quiet);
    lines.beat();
    const isIn = rushed.map((ticket) => lines.ask("sale", ticket).isIn);
    const count = isIn.filter(Boolean).length;
    expect(count).toBeGreaterThan(0);
    expect(isIn).toEqual(rushed.map((_, at) => at < count));
  });

  it("begin at once when too many who were let in have no answer yet, before anybody looks at the load", () => {
    const { lines, rush } = given();
    const answered = Array.from({ length: mostUnderway }, () => {
      expect(lines.ask("sale", undefined).isIn).toBe(true);
      return lines.answering();
    });
    expect(lines.ask("sale", undefined).isIn).toBe(true);
    answered.push(lines.answering());
    const held = lines.ask("sale", undefined);
    expect(held.isIn).toBe(false);
    for (const end of answered) end();
    rush(1, 0);
    expect(lines.ask("sale", held.ticket).isIn).toBe(true);
  });

  it("keep a place through a reload and a new start of the server, and say how long it takes", () => {
    const { state, lines, load, rush } = given();
    load(busy);
    rush(4, 100);
    const mine = lines.ask("sale", undefined);
    expect(mine).toMatchObject({ isIn: false });
    const again = lines.ask("sale", mine.ticket);
    expect(again).toEqual(mine);
    // another process, or the same one after a restart: who came later is behind
    const other = given();
    other.state.now = state.now + 100;
    other.lines.setModes(new Map([["sale", "on"]]));
    const later = other.lines.ask("sale", undefined);
    expect(later.isIn).toBe(false);
    other.lines.beat();
    expect(other.lines.ask("sale", mine.ticket).isIn).toBe(true);
  });

  it("obey staff: one event always, another never", () => {
    const { lines, load, rush } = given();
    lines.setModes(
      new Map([
        ["planned", "on"],
        ["sale", "off"],
      ]),
    );
    expect(lines.ask("planned", undefined).isIn).toBe(false);
    load(busy);
    const sent = rush(5, 100);
    expect(sent.map((ticket) => lines.ask("sale", ticket).isIn)).not.toContain(false);
    expect(lines.ask("other", undefined).isIn).toBe(false);
  });

  it("let 3,000 in without losing, doubling or overtaking anybody", () => {
    const { state, lines } = given();
    lines.setModes(new Map([["sale", "on"]]));
    const people = Array.from({ length: 3_000 }, () => {
      state.now += 1;
      return { ticket: lines.ask("sale", undefined).ticket, inAt: -1 };
    });
    for (let second = 0; people.some(({ inAt }) => inAt < 0); second++) {
      state.now += 1_000;
      lines.beat();
      for (const each of people) if (each.inAt < 0 && lines.ask("sale", each.ticket).isIn) each.inAt = second;
      if (second > 60) break;
    }
    const inAt = people.map((each) => each.inAt);
    expect(inAt).not.toContain(-1);
    expect(inAt).toEqual(inAt.toSorted((a, b) => a - b));
    expect(lines.waiting()).toBe(0);
  });
});
