import type { ModelResult, ResultsChanged, ResultsPushed } from "@time-event/contract/results";
import { modelStepBetween } from "@time-event/contract/result-steps/model-steps";
import type { Since } from "./list-histories.ts";
import { changeText, type Listener } from "./result-stream.ts";

/**
 * A listener pays for what it receives with the time until the next message: about 7 kB a minute, to which beats, chunks and the
 * headers of the stream add 2 kB.
 */
const bytesASecond = 120;
const soonestMs = 1_000;
const latestMs = 10_000;
/** So often a listener hears that something changed in other categories. */
const elsewhereMs = 10_000;

/** What was last read of a window. `model`: its category's counts, podium and teams, where they are asked for. */
export interface LiveState {
  readonly version: number;
  readonly model: ModelResult | null;
}

interface LiveListParts {
  readonly category: string;
  /** Reads the window anew. */
  readonly read: () => Promise<LiveState>;
  /** What changed in the window since a version; undefined: unknown, or too much. */
  readonly since: (version: number) => Since | undefined;
  /** @returns how many bytes each listener has to receive */
  readonly send: (listeners: Iterable<Listener>, text: string) => number;
  readonly onError: (error: unknown) => void;
}

/** A window of a list whose changes are sent to those who show it: at once after a quiet second, else gathered. */
export interface LiveList {
  /** Those who have heard everything up to the last message. */
  readonly listeners: Set<Listener>;
  /** What somebody has to hear first who has the window at a version. */
  first(version: number): string;
  changed(change: ResultsChanged): void;
  end(): void;
}

export function createLiveList(
  { category, read, since, send, onError }: LiveListParts,
  { version, model: firstModel }: LiveState,
): LiveList {
  const listeners = new Set<Listener>();
  let ended = false;
  let endWait = () => {};
  let told = version;
  let model = firstModel;
  let notBefore = 0;
  let wanted = false;
  let running = false;

  async function push(): Promise<void> {
    const now = await read();
    const known = since(told);
    const step = model && now.model && modelStepBetween(model, now.model);
    model = now.model;
    told = known?.version ?? now.version;
    if (known?.steps.length === 0 && !step) return;
    const bytes = send(listeners, known ? rowsText(known, step) : wholeText(told, model));
    notBefore = performance.now() + Math.min(latestMs, Math.max(soonestMs, (bytes / bytesASecond) * 1_000));
  }

  /** One message at a time; changes that come meanwhile are in the next one. */
  async function run(): Promise<void> {
    running = true;
    while (wanted) {
      const waitMs = notBefore - performance.now();
      if (waitMs > 0) await wait(waitMs);
      if (ended) return;
      wanted = false;
      await push().catch((error: unknown) => {
        onError(error);
        wanted = true;
        notBefore = performance.now() + soonestMs;
      });
    }
    running = false;
  }

  function wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms).unref();
      endWait = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  const elsewhere = { version: 0, categories: new Set<string>() };
  let elsewhereTimer: NodeJS.Timeout | undefined;
  function tellElsewhere(): void {
    elsewhereTimer = undefined;
    send(listeners, changeText({ version: elsewhere.version, categories: [...elsewhere.categories] }));
    elsewhere.categories.clear();
  }

  return {
    listeners,
    first: (has) => {
      const known = since(has);
      const whole = model ? modelText(model) : "";
      return known ? whole + rowsText(known, null) : wholeText(told, model);
    },
    changed: (change) => {
      if (change.categories.includes(category)) {
        wanted = true;
        if (!running) void run();
        return;
      }
      for (const code of change.categories) elsewhere.categories.add(code);
      elsewhere.version = change.version;
      if (elsewhere.categories.size > 0) elsewhereTimer ??= setTimeout(tellElsewhere, elsewhereMs).unref();
    },
    end: () => {
      ended = true;
      endWait();
      clearTimeout(elsewhereTimer);
    },
  };
}

function rowsText({ steps, version }: Since, model: ResultsPushed[1]): string {
  const pushed: ResultsPushed = [[...steps], model];
  return `id: ${version}\nevent: rows\ndata: ${JSON.stringify(pushed)}\n\n`;
}

/** The rows have to be read again. */
function wholeText(version: number, model: ModelResult | null): string {
  return `${model ? modelText(model) : ""}id: ${version}\nevent: whole\ndata: ${version}\n\n`;
}

function modelText(model: ModelResult): string {
  return `event: model\ndata: ${JSON.stringify(model)}\n\n`;
}
