import "./live-line.css";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { FollowedRows } from "../../../lib/live/followed-rows.ts";
import { useResultsVersion } from "../../../lib/live/use-results-version.ts";
import { Chip, type Tone } from "../../../ui/chip/chip.tsx";
import { resultsMessages } from "../results.messages.ts";
import { agoWords } from "./ago-words.ts";
import { useNow } from "../../../lib/page/use-now.ts";

interface LiveLineProps {
  readonly event: string;
  /**
   * Called once for each change; `categories` is empty when they are not known.
   * @param pushed what changed in `rows` has come
   */
  readonly onChanged: (version: number, categories: readonly string[], pushed: boolean) => void;
  /** What changes in these rows comes by itself. */
  readonly rows?: FollowedRows | null;
}

const tones: Readonly<Record<string, Tone>> = { live: "ok", polling: "info", connecting: "neutral", offline: "warn" };

/** The state of the live connection, and when the last change came; without a connection, how old the screen is. */
export function LiveLine({ event, onChanged, rows = null }: LiveLineProps) {
  const m = useMessages(resultsMessages);
  const { state, changed, heardAt } = useResultsVersion(event, rows);
  const now = useNow(5000);
  const [changedAt, setChangedAt] = useState<number | null>(null);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (!changed || changed.version === heard.current) return;
    // The first message is the version that the page already shows: nothing has changed yet.
    if (heard.current !== null) setChangedAt(Date.now());
    heard.current = changed.version;
    onChanged(changed.version, changed.categories, changed.pushed === true);
  }, [changed, onChanged]);
  const ago = (at: number) => Math.max(now ?? 0, at) - at;
  return (
    <span className="live-line">
      <Chip tone={tones[state] ?? "neutral"} icon={state === "offline" ? "offline" : "pulse"}>
        {m.connection[state]}
      </Chip>
      <span className="live-line__when figures">
        {state === "offline" && heardAt !== null
          ? m.asOf(agoWords(m, ago(heardAt)))
          : changedAt === null
            ? m.waiting
            : m.updated(agoWords(m, ago(changedAt)))}
      </span>
    </span>
  );
}
