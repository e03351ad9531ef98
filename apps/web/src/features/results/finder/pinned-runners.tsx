import type { FoundResult } from "@time-event/contract/found-results";
import { useMessages } from "../../../lib/i18n/language.ts";
import { finderMessages } from "./finder.messages.ts";
import { usePaced } from "../../../lib/page/use-paced.ts";
import { TellButton } from "../../following/tell-button.shared.tsx";
import { FoundList } from "./found-list.tsx";
import { usePins } from "./pins.ts";
import { useFound } from "./use-found.ts";

/** Where somebody is changes every some minutes. */
const pacedMs = 10_000;

interface PinnedRunnersProps {
  readonly event: string;
  /** Grows with every change that may concern them. */
  readonly version: number;
  readonly label?: string;
}

/** The runners of an event whom this device follows; nothing where it follows none. */
export function PinnedRunners({ event, version, label }: PinnedRunnersProps) {
  const m = useMessages(finderMessages);
  const bibs = usePins().flatMap((pin) => (pin.event === event ? [pin.bib] : []));
  const found = useFound({ event, bibs: bibs.join(",") }, usePaced(version, pacedMs));
  const followed: readonly FoundResult[] = (found ?? []).filter(({ bib }) => bibs.includes(bib));
  return (
    <>
      {followed.length > 0 && <FoundList found={followed} label={label ?? m.pinned} />}
      <TellButton event={event} bibs={bibs} />
    </>
  );
}
