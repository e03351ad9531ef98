import type { OutgoingHttpHeaders } from "node:http";
import type { ResultsChanged } from "@time-event/contract/results";
import { type ListHistories, type ListWindow, windowKey } from "./list-histories.ts";
import { createLiveList, type LiveList, type LiveState } from "./live-list.ts";
import type { Listener, ResultStream } from "./result-stream.ts";

/** Which rows somebody watches. Those who watch the same share every byte. */
export interface LiveQuestion extends ListWindow {
  readonly event: string;
  /** With the category's counts, podium and teams. */
  readonly withModel: boolean;
}

export interface LiveLists {
  /**
   * Opens a stream of what changes in a window.
   * @param version the one that the listener has
   * @param takeOver called once nothing can fail any more
   * @returns false when too many different windows are watched; then nothing is taken over
   */
  join(question: LiveQuestion, version: number, takeOver: () => TakenOver): Promise<boolean>;
  changed(event: string, change: ResultsChanged): void;
}

export interface TakenOver {
  readonly listener: Listener;
  readonly headers: OutgoingHttpHeaders;
}

/** Each window is read again when it changes. Who watches yet another one hears that there are changes, and asks. */
const mostLists = 64;

interface LiveListsParts {
  readonly stream: Pick<ResultStream, "open" | "send">;
  readonly histories: Pick<ListHistories, "since">;
  /** Reads a window anew and notes it in the histories. */
  readonly read: (question: LiveQuestion) => Promise<LiveState>;
  readonly onError: (error: unknown) => void;
}

export function createLiveLists({ stream, histories, read, onError }: LiveListsParts): LiveLists {
  const lists = new Map<string, Promise<LiveList>>();
  const byEvent = new Map<string, Set<LiveList>>();

  async function begin(question: LiveQuestion): Promise<LiveList> {
    const parts = {
      category: question.category,
      read: () => read(question),
      since: (version: number) => histories.since(question, version),
      send: stream.send,
      onError,
    };
    const list = createLiveList(parts, await parts.read());
    byEvent.set(question.event, (byEvent.get(question.event) ?? new Set()).add(list));
    return list;
  }

  function leave(key: string, event: string, list: LiveList): void {
    list.end();
    lists.delete(key);
    const others = byEvent.get(event);
    others?.delete(list);
    if (others?.size === 0) byEvent.delete(event);
  }

  async function join(question: LiveQuestion, version: number, takeOver: () => TakenOver): Promise<boolean> {
    const key = `${windowKey(question)} ${question.withModel}`;
    let beginning = lists.get(key);
    if (!beginning) {
      if (lists.size >= mostLists) return false;
      beginning = begin(question);
      lists.set(key, beginning);
      beginning.catch(() => lists.delete(key));
    }
    const list = await beginning;
    // its last listener left meanwhile
    if (lists.get(key) !== beginning) return join(question, version, takeOver);

    const { listener, headers } = takeOver();
    list.listeners.add(listener);
    const gone = () => {
      list.listeners.delete(listener);
      if (list.listeners.size === 0) leave(key, question.event, list);
    };
    // the visitor may be gone before the first answer
    if (listener.response.destroyed) {
      gone();
      return true;
    }
    listener.response.on("close", gone);
    stream.open(question.event, listener, list.first(version), headers);
    return true;
  }

  return {
    join,
    changed: (event, change) => {
      for (const list of byEvent.get(event) ?? []) list.changed(change);
    },
  };
}
