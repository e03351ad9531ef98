import "./following.css";
import { useEffect, useRef, useState } from "react";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { followingMessages } from "./following.messages.ts";
import { noteTold, toldEvents } from "./told-events.ts";

interface TellButtonProps {
  readonly event: string;
  /** The runners of the event whom this device follows. */
  readonly bibs: readonly string[];
}

/** Turns notifications about the followed runners of an event on and off; nothing where nobody is followed. */
export function TellButton({ event, bibs }: TellButtonProps) {
  const m = useMessages(followingMessages);
  const language = useLanguage();
  const callApi = useCallApi();
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<boolean | null>(null);
  const [said, setSaid] = useState("");
  const isTold = hydrated && (changed ?? toldEvents().includes(event));
  const followed = bibs.join(",");
  /** Whom the server knows of: this page's first ones it learnt before. */
  const known = useRef(followed);

  async function tell(wanted: readonly string[]) {
    const { tellThisDevice } = await import("./push-phone.ts");
    return tellThisDevice(callApi, { event, bibs: wanted, language });
  }

  async function toggle(): Promise<void> {
    const unable = await tell(isTold ? [] : bibs).catch(() => "failed" as const);
    setSaid(m[unable ?? (isTold ? "ended" : "started")]);
    if (unable) return;
    known.current = followed;
    noteTold(event, !isTold);
    setChanged(!isTold);
  }

  useEffect(() => {
    if (!isTold || known.current === followed) return;
    known.current = followed;
    // what fails is said again with the next change
    tell(followed ? followed.split(",") : []).catch(() => undefined);
  });

  if (!hydrated || (bibs.length === 0 && !isTold)) return null;
  return (
    <span className="tell no-print">
      <Button look="quiet" small aria-pressed={isTold} onClick={() => void toggle()}>
        <Icon name="bell" />
        {isTold ? m.telling : m.tell}
      </Button>
      <span role="status" className="soft">
        {said}
      </span>
    </span>
  );
}
