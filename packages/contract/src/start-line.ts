import { startLooks, startStates } from "@time-event/domain/start-line/start-state";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, id, idParam, instantMs, limit, offset, searchText, text } from "./fields.ts";
import { staffText } from "./staff-text.ts";

// The truth at the start line: kit, start read and what people marked side by side, and what follows from them.

const right = { permission: "timing_work", at: "event" } as const;

const state = z.enum(startStates);
const look = z.enum(startLooks);
/** One shape for each of some keys. */
function ofEach<Key extends string, Shape extends z.ZodMiniType>(keys: readonly Key[], shape: Shape) {
  return z.object(Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>);
}

/** entered = the sum of all states; withKit = the sum of those of them with a kit. */
const count = z.object({
  entered: z.int(),
  withKit: z.int(),
  states: ofEach(startStates, z.object({ withKit: z.int(), withoutKit: z.int() })),
  looks: ofEach(startLooks, z.int()),
});

const atStart = z.object({
  entryId: id,
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  category: code,
  /** Their own start, that of their wave, or the gun. */
  startsAt: instantMs,
  kit: z.nullable(z.object({ at: instantMs, by: z.string(), desk: z.string() })),
  /** The first read at the start line since the gun. */
  startReadAt: z.nullable(instantMs),
  /** The last read at the start line before the gun. */
  earlyReadAt: z.nullable(instantMs),
  /** The last read that counts, anywhere. */
  lastSeen: z.nullable(z.object({ checkpoint: code, at: instantMs })),
  mark: z.nullable(
    z.object({
      status: z.enum(["dns", "dnf", "dsq", "withdrawn"]),
      /** Of a DNS that was marked here; "" and null: it was set elsewhere. */
      reason: z.string(),
      by: z.string(),
      at: z.nullable(instantMs),
    }),
  ),
  /** The last note or dropout that a station sent of this bib. */
  note: z.nullable(z.object({ text: z.string(), worker: z.string(), at: instantMs })),
  state,
  looks: z.array(look),
});
export type AtStartRow = z.infer<typeof atStart>;

const mark = z.object({
  id,
  reason: z.string(),
  at: instantMs,
  by: z.string(),
  entries: z.int(),
  undone: z.nullable(z.object({ at: instantMs, by: z.string() })),
});
export type StartMark = z.infer<typeof mark>;

export const startLineGet = staffCall({
  name: "start-line-get",
  right,
  shows: ["kit", "entry", "result", "read", "category"],
  summary: "Kit, start read and marks of each entry side by side, what follows, and counts that add up by category.",
  params: z.object({
    eventId: idParam,
    /** Who is read at the start line more than so many minutes after their start is late. */
    lateMinutes: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(180)), 20),
    category: z.optional(code),
    state: z.optional(state),
    look: z.optional(look),
    kit: z.optional(z.enum(["yes", "no"])),
    text: z.optional(searchText),
    offset,
    limit,
  }),
  data: z.object({
    count,
    categories: z.array(z.object({ code, name: text, gunAt: instantMs, hasStartLine: z.boolean(), count })),
    /** The rows that meet the filters, a window of them. */
    rows: z.array(atStart),
    total: z.int(),
    /** Bibs and chips that were read at a start line and that nobody has; the last first, at most a hundred. */
    unregistered: z.array(
      z.object({
        bib: z.nullable(z.string()),
        chip: z.nullable(z.string()),
        checkpoint: code,
        firstAt: instantMs,
        reads: z.int(),
        device: z.string(),
      }),
    ),
    marks: z.array(mark),
  }),
  meta: z.object({
    /** The time in the race. */
    serverAt: instantMs,
    /** Kits of this event are handed out with the product. */
    hasKits: z.boolean(),
    checkpoints: z.array(z.object({ code, name: text })),
  }),
});
export type StartLine = z.infer<typeof startLineGet.data>;

export const startDnsMark = staffAction({
  name: "start-dns-mark",
  right,
  changes: ["entry", "result"],
  summary: "Marks who was not seen at the start as DNS, with a reason. A read outranks it.",
  body: z.object({
    eventId: id,
    /** Everybody of the category who was not seen; null: of every category. Not with `entryIds`. */
    category: z.nullable(code),
    /** Only those with a kit, or without one; null: both. */
    kit: z.nullable(z.enum(["yes", "no"])),
    /** These alone, also before their start; null: who was not seen. */
    entryIds: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(500))),
    /** How many the caller saw: fewer are marked if some were read since, but never more. */
    atMost: z.int().check(z.gte(1)),
    reason: staffText(300, 1),
  }),
  data: z.object({ markId: id, marked: z.int() }),
  refuses: { list_changed: "whole", nobody_to_mark: "whole" },
});

export const startDnsUndo = staffAction({
  name: "start-dns-undo",
  right,
  changes: ["entry", "result"],
  summary: "Takes back that somebody was marked as DNS by one press, but for what was ruled otherwise since.",
  body: z.object({ eventId: id, markId: id }),
  data: z.object({ lifted: z.int() }),
  refuses: { nothing_to_undo: "whole" },
});

export const startLineCalls: readonly Endpoint[] = [startLineGet, startDnsMark, startDnsUndo];
