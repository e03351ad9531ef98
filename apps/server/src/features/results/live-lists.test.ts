import { EventEmitter } from "node:events";
import { gunzipSync, constants } from "node:zlib";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ModelResult, ResultRow, ResultStep } from "@time-event/contract/results";
import { blankRow } from "@time-event/contract/result-steps/expected-values";
import { type ListAt, takeSteps } from "@time-event/contract/result-steps/result-steps";
import { createListHistories } from "./list-histories.ts";
import { createLiveLists } from "./live-lists.ts";
import { createResultStream } from "./result-stream.ts";

const points = ["START", "HALF", "FIN"];
const gunAt = 1_794_000_000_000;
const question = { event: "race", eventId: 1, category: "42K", offset: 0, limit: 100, withModel: true } as const;

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] }),
);
afterEach(() => void vi.useRealTimers());

/** A marathon whose entries pass points as the test says. Its list and counts are made as plainly as can be. */
function givenRace(entries: number) {
  const passed = Array.from({ length: entries }, (_, index) => ({
    bib: String(3000 + index * 3),
    times: [1000 + index * 37],
  }));
  let version = 1;
  const rowOf = ({ bib, times }: (typeof passed)[number], index: number): ResultRow => {
    const isIn = times.length === points.length;
    const gunMs = isIn ? times.at(-1)! : null;
    return {
      ...blankRow,
      bib,
      name: `นักวิ่งหมายเลข ${bib}`,
      club: "ชมรมวิ่งสวนลุม",
      gender: index % 3 === 0 ? "F" : "M",
      ageGroup: ["18-39", "40-59", "60+"][index % 3]!,
      status: isIn ? "finished" : times.length > 1 ? "on_course" : "started",
      splitMs: points.map((_, point) => times[point] ?? null),
      lastSeen: { checkpoint: points[times.length - 1]!, at: gunAt + times.at(-1)! },
      ...(isIn && { gunMs, timeMs: gunMs, chipMs: gunMs! - times[0]! }),
    };
  };
  const list = (): ListAt => {
    const rows = passed.map(rowOf).toSorted((a, b) => progress(b) - progress(a) || last(a) - last(b));
    const ahead = new Map<string, number>();
    const next = (group: string) => ahead.set(group, (ahead.get(group) ?? 0) + 1).get(group)!;
    const ranked = rows.map((row) => {
      if (row.timeMs === null) return row;
      const [overallRank, genderRank] = [next(""), next(row.gender)];
      const ageGroupRank = next(`${row.gender} ${row.ageGroup}`);
      return { ...row, overallRank, genderRank, ageGroupRank, gapMs: row.timeMs - rows[0]!.timeMs! };
    });
    return { version, total: entries, rows: ranked.slice(0, 100) };
  };
  const model = (): ModelResult => {
    const finished = passed.filter(({ times }) => times.length === points.length).length;
    return { category: "42K", entries, counts: { finished, on_course: entries - finished }, podium: [], teams: [] };
  };
  const pass = (index: number, ms: number) => {
    passed[index]!.times.push(ms);
    version++;
  };
  return { list, model, pass };
}

const progress = ({ splitMs }: ResultRow) => splitMs.filter((ms) => ms !== null).length;
const last = ({ splitMs }: ResultRow) => splitMs.findLast((ms) => ms !== null)!;

function givenListener() {
  const chunks: Buffer[] = [];
  let heads = 0;
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => {},
    write: (bytes: Buffer) => {
      chunks.push(bytes);
      // the length of a chunk and its line ends
      heads += bytes.length.toString(16).length + 4;
    },
    end: () => {},
  });
  const text = () => gunzipSync(Buffer.concat(chunks), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  return {
    listener: { response: response as unknown as ServerResponse, isPacked: true },
    bytes: () => Buffer.concat(chunks).length + heads,
    text,
    leave: () => void response.emit("close"),
    /** The list that it shows, which began as `list`. */
    shows: (list: ListAt) => {
      const messages = [...text().matchAll(/event: rows\ndata: (.*)\n/g)].map(
        ([, data]) => JSON.parse(data!) as [ResultStep[]],
      );
      return takeSteps(
        list,
        messages.flatMap(([steps]) => steps),
        points,
      );
    },
  };
}

function givenLive(entries = 300) {
  const race = givenRace(entries);
  const histories = createListHistories();
  const stream = createResultStream();
  const errors: unknown[] = [];
  let isDown = false;
  const live = createLiveLists({
    stream,
    histories,
    onError: (error) => errors.push(error),
    read: async (window) => {
      if (isDown) throw new Error("away");
      const { version, total, rows } = race.list();
      histories.note(window, { data: [...rows], meta: { total, version, category: "42K", splitCodes: points } });
      return { version, model: race.model() };
    },
  });
  const join = async (version: number) => {
    const given = givenListener();
    await live.join(question, version, () => ({ listener: given.listener, headers: {} }));
    return given;
  };
  const pass = (index: number, ms: number) => {
    race.pass(index, ms);
    live.changed("race", { version: race.list().version, categories: ["42K"] });
  };
  return { ...race, pass, join, live, errors, down: (now: boolean) => (isDown = now), end: () => stream.end() };
}

test("a minute in which a hundred rows on screen change costs a listener less than 10 kB, and nothing is missed", async () => {
  const { list, pass, join, end } = givenLive();
  for (let index = 0; index < 130; index++) pass(index, 4_000_000 + ((index * 7919) % 600_000));
  const first = list();
  const listener = await join(first.version);
  const onScreen = first.rows.map(({ bib }) => (Number(bib) - 3000) / 3);
  const before = listener.bytes();
  for (const [turn, index] of onScreen.entries()) {
    pass(index, 8_000_000 + ((turn * 104_729) % 900_000));
    await vi.advanceTimersByTimeAsync(600);
  }
  const bytes = listener.bytes() - before;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listener.shows(first)).toEqual(list());
  expect(bytes).toBeLessThan(10_000);
  end();
});

test("a change after a quiet second is told at once; what follows soon is told together", async () => {
  const { list, pass, join, end } = givenLive();
  const first = list();
  const listener = await join(first.version);
  const told = () => listener.shows(first)!.version;
  pass(3, 4_000_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe(first.version + 1);
  pass(4, 4_000_100);
  pass(5, 4_000_200);
  await vi.advanceTimersByTimeAsync(900);
  expect(told()).toBe(first.version + 1);
  await vi.advanceTimersByTimeAsync(200);
  expect(listener.shows(first)).toEqual(list());
  end();
});

test("who comes later, or comes back, gets what they missed; who knows a version of nobody's is told to read", async () => {
  const { list, pass, join, end } = givenLive();
  const first = list();
  const early = await join(first.version);
  pass(3, 4_000_000);
  await vi.advanceTimersByTimeAsync(2_000);
  const second = list();
  pass(4, 4_000_000);
  await vi.advanceTimersByTimeAsync(2_000);
  const [back, later, stranger] = [await join(first.version), await join(second.version), await join(0)];
  pass(5, 4_000_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(early.shows(first)).toEqual(list());
  expect(back.shows(first)).toEqual(list());
  expect(later.shows(second)).toEqual(list());
  expect(stranger.text()).toContain(`event: whole\ndata: ${second.version + 1}`);
  end();
});

test("what could not be read is told once it can, and nobody is served who has left", async () => {
  const { list, pass, join, errors, down, live, end } = givenLive();
  const first = list();
  const listener = await join(first.version);
  down(true);
  pass(3, 4_000_000);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(errors).not.toHaveLength(0);
  down(false);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(listener.shows(first)).toEqual(list());
  const heard = listener.bytes();
  listener.leave();
  down(true);
  errors.length = 0;
  pass(4, 4_000_000);
  live.changed("race", { version: 99, categories: ["10K"] });
  await vi.advanceTimersByTimeAsync(15_000);
  expect([listener.bytes(), errors.length]).toEqual([heard, 0]);
  end();
});

test("changes in other categories are told every ten seconds, without a version to come back with", async () => {
  const { list, join, live, end } = givenLive();
  const listener = await join(list().version);
  const before = listener.text().length;
  live.changed("race", { version: 7, categories: ["10K"] });
  live.changed("race", { version: 8, categories: ["5K"] });
  await vi.advanceTimersByTimeAsync(10_000);
  const told = listener.text().slice(before).replaceAll("event: beat\ndata: 1\n\n", "");
  expect(told).toBe('event: results\ndata: {"version":8,"categories":["10K","5K"]}\n\n');
  end();
});
