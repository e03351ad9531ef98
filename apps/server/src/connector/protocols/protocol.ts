import type { LineFormat } from "@time-event/domain/readers/recognise-format";

/** A connection with a reader, as its protocol uses it. */
export interface Wire {
  readonly send: (text: string) => void;
}

/** What happens on one connection. */
export interface Talk {
  /** Right after the connection is there. */
  readonly begin?: () => void;
  /**
   * Frames without their terminators and blanks around, as many as came at once. Reads are kept, which means on the disk, before
   * they are acknowledged.
   */
  readonly hear: (frames: readonly string[]) => Promise<void>;
  /** Every `tickMs` of the protocol: asks for what may be missed, and shows whether the reader is still there. */
  readonly tick?: () => void;
}

/** One reader of the configuration, over all its connections. */
export interface ReaderTalk {
  /** A line of it that is on the disk: from an earlier run, or just now. */
  readonly note: (line: string) => void;
  readonly talk: (wire: Wire) => Talk;
}

/** How readers of one make talk. */
export interface Protocol {
  readonly format: LineFormat;
  /** Who begins: this program calls the reader, or the reader calls this program. */
  readonly calls: "we" | "reader";
  readonly usualPort: number;
  /** What ends a frame. */
  readonly terminator: "\n" | "\r" | "$";
  /** Answers come at least this often, or the connection is taken for dead after three times as long. Left out: they do not. */
  readonly tickMs?: number;
  /** @param keep resolves when those of the lines that are reads are on the disk */
  readonly start: (keep: (lines: readonly string[]) => Promise<void>, now: () => number) => ReaderTalk;
}

/** A reader that says everything by itself, and of which nothing need be remembered. */
export function withoutMemory(talk: (wire: Wire) => Talk): ReaderTalk {
  return { note: () => {}, talk };
}
