import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChainedRecord } from "@time-event/domain/stations/record-chain";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { useNow } from "../../../../lib/page/use-now.ts";
import { Button } from "../../../../ui/button/button.tsx";
import type { StartedStation } from "../start-station.ts";
import { dueNow, type Entered, type Outcome, type Station } from "../station.ts";
import { DueList } from "./due-list.tsx";
import { Keypad, typedWith } from "./keypad.tsx";
import { Guesses, OutcomeLine } from "./outcome-line.tsx";
import { RecordList } from "./record-list.tsx";
import { signal } from "./signals.ts";
import { StationBar } from "./station-bar.tsx";
import { stationMessages } from "./station.messages.ts";
import { StationMore } from "./station-more.tsx";
import { useWakeLock } from "../../../../lib/page/use-wake-lock.ts";

const dueEveryMs = 15_000;

/** Where a marshal works: the figures, the keys, what became of each press, and who is coming. */
export function StationScreen({ station }: { readonly station: StartedStation }) {
  const m = useMessages(stationMessages);
  const view = useSyncExternalStore(station.subscribe, station.view);
  const { typed, newest, setTyped } = useTyped();
  const [light, setLight] = useState("auto");
  const enter = useEntering(station);
  const now = (useNow(dueEveryMs) ?? 0) + view.offsetMs;
  const due = dueNow(view);
  useWakeLock();

  const accept = (bib = newest()) => {
    if (bib === "") return;
    setTyped("");
    void enter({ kind: "passing", bib });
  };
  useTypedKeys({ newest, setTyped, accept });

  const { outcome } = view;
  const doubtful = outcome && ["unknown", "twice"].includes(outcome.is) ? outcome : null;
  const last = view.records.find(({ seq }) => seq === doubtful?.seq);
  // the wrong one is taken back, and the right one gets the moment of the press
  const correct = async (wrong: ChainedRecord, bib: string) => {
    await station.enter({ kind: "undo", bib: wrong.bib, undoes: wrong.seq });
    await enter({ kind: "passing", bib }, wrong);
  };
  return (
    <div className="marshal" data-light={light}>
      <StationBar view={view} />
      {view.unkept.length > 0 && (
        <div className="marshal__alarm" role="alert">
          <p>{m.notKept(String(view.unkept.length))}</p>
          <Button look="quiet" onClick={() => void station.keepUnkept()}>
            {m.keepAgain}
          </Button>
        </div>
      )}
      {view.link === "refused" && <p className="marshal__alarm">{m.refused}</p>}
      <div className="marshal__work">
        <div className="marshal__display">
          {(typed !== "" || !outcome) && (
            <output className={typed === "" ? "marshal__figures marshal__figures--none" : "marshal__figures figures"}>
              {typed === "" ? m.typeBib : typed}
            </output>
          )}
          {typed === "" && outcome && <OutcomeLine outcome={outcome} due={due} />}
          {typed === "" && doubtful?.bib && last && (
            <Guesses typed={doubtful.bib} due={due} now={now} onChoose={(bib) => void correct(last, bib)} />
          )}
          {(typed.includes("?") || typed.length > 1) && <Typed typed={typed} due={due} now={now} accept={accept} />}
        </div>
        <Keypad
          typed={typed}
          onKey={(key) => setTyped(typedWith(newest(), key))}
          onErase={() => setTyped(newest().slice(0, -1))}
          onAccept={() => accept()}
        />
        <StationMore view={view} typed={typed} enter={enter} light={light} onLight={setLight} />
      </div>
      <div className="marshal__lists">
        <RecordList view={view} onUndo={({ bib, seq }) => void enter({ kind: "undo", bib, undoes: seq })} />
        <DueList
          due={due}
          isKnown={view.station.list !== null}
          timeZone={view.station.list?.station.timeZone}
          now={now}
          onChoose={setTyped}
        />
      </div>
    </div>
  );
}

interface TypedProps {
  readonly typed: string;
  readonly due: ReturnType<typeof dueNow>;
  readonly now: number;
  readonly accept: (bib: string) => void;
}

/** Before the press: who has the typed bib, or whom it may be. */
function Typed({ typed, due, now, accept }: TypedProps) {
  const entry = due.find(({ bib }) => bib === typed);
  if (!entry) return <Guesses typed={typed} due={due} now={now} onChoose={accept} />;
  return (
    <p className="marshal__who one-line">
      {entry.name} · {entry.category}
    </p>
  );
}

type Enter = (...entering: Parameters<Station["enter"]>) => Promise<Outcome>;

/** Enters, and says with sound and vibration what came of it. */
function useEntering(station: Station): Enter {
  return useCallback(
    async (entered: Entered, instead?: ChainedRecord) => {
      const outcome = await station.enter(entered, instead);
      signal(outcome.is);
      return outcome;
    },
    [station],
  );
}

/** What is on the keypad. Two presses may come before the screen is drawn again, so each builds on `newest`. */
function useTyped() {
  const [typed, draw] = useState("");
  const kept = useRef(typed);
  const newest = useCallback(() => kept.current, []);
  const setTyped = useCallback((next: string) => {
    kept.current = next;
    draw(next);
  }, []);
  return { typed, newest, setTyped };
}

interface TypedKeys {
  readonly newest: () => string;
  readonly setTyped: (typed: string) => void;
  readonly accept: () => void;
}

/** The keys of a laptop at the finish. */
function useTypedKeys({ newest, setTyped, accept }: TypedKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isElsewhere = target instanceof Element && target.closest("input, textarea, dialog, button, a") !== null;
    if (ctrlKey || metaKey || altKey) return;
    if (isElsewhere && (key === "Enter" || target.closest("input, textarea, dialog"))) return;
    const digit = arabicDigits(key);
    if (/^[0-9?]$/.test(digit)) setTyped(typedWith(newest(), digit));
    else if (key === "Backspace") setTyped(newest().slice(0, -1));
    else if (key === "Escape") setTyped("");
    else if (key === "Enter") accept();
  });
  // with the screen itself: a key pressed as soon as it is seen is not lost
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
