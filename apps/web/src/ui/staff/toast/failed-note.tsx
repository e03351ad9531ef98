import "./failed-note.css";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../button/button.tsx";
import { Icon } from "../../icon/icon.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { failed, rememberPress } from "./tell-failed.ts";

const gapPx = 8;

/** Why the last press failed, beside its button until something else is pressed. */
export function FailedNote() {
  const m = useMessages(staffUiMessages);
  const told = useSyncExternalStore(failed.subscribe, failed.get, failed.get);
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});

  useEffect(() => {
    const press = (event: Event) => {
      if (note.current?.contains(event.target as Node)) return;
      failed.close();
      rememberPress(event);
    };
    const leave = (event: KeyboardEvent) => event.key === "Escape" && failed.close();
    addEventListener("click", press, true);
    addEventListener("keydown", leave);
    return () => {
      removeEventListener("click", press, true);
      removeEventListener("keydown", leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (!told) return undefined;
    const put = () => {
      if (note.current && told.button.isConnected) setPlace(beside(told.button, note.current));
    };
    put();
    addEventListener("scroll", put, true);
    addEventListener("resize", put);
    return () => {
      removeEventListener("scroll", put, true);
      removeEventListener("resize", put);
    };
  }, [told]);

  if (!told) return null;
  return (
    <div ref={note} role="alert" className="failed-note no-print" style={place}>
      <Icon name="warning" />
      <div>
        {told.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Button look="icon" small aria-label={m.close} onClick={failed.close}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

/** Below the button, above it where there is no room, and never out of sight. */
function beside(button: Element, note: Element): CSSProperties {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const isInRightHalf = (left + right) / 2 > innerWidth / 2;
  const x = isInRightHalf ? right - width : left;
  const y = bottom + gapPx + height < innerHeight ? bottom + gapPx : top - gapPx - height;
  const within = (at: number, most: number) => Math.max(gapPx, Math.min(at, most - gapPx));
  return { left: within(x, innerWidth - width), top: within(y, innerHeight - height) };
}
