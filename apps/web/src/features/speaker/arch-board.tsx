import type { ReplyOf } from "@time-event/contract/endpoint";
import type { archScreenGet, OnArch } from "@time-event/contract/speaker";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useNow } from "../../lib/page/use-now.ts";
import { speakerMessages } from "./speaker.messages.ts";

/** So long somebody who crossed fills the screen, and so long each board of leaders stands. */
const welcomedMs = 8_000;
const turnMs = 8_000;

interface ArchBoardProps {
  readonly reply: ReplyOf<typeof archScreenGet>;
  /** Null: the event has no category. */
  readonly gunAt: number | null;
  readonly title: string;
  /** When the reply came, by this device's clock: only what has gone by since is counted by it. */
  readonly dataAt: number;
}

/** What stands on the screen now. Without a network the clock goes on, and the names stay as they were. */
export function ArchBoard({ reply: { data, meta }, gunAt, title, dataAt }: ArchBoardProps) {
  const m = useMessages(speakerMessages);
  const format = useFormat();
  const wallNow = useNow(1_000);
  const sinceMs = Math.max(0, (wallNow ?? dataAt) - dataAt) * meta.speed;
  const now = meta.serverAt + sinceMs;
  const categoryOf = (code: string) => meta.categories.find((each) => each.code === code);
  const row = (one: OnArch) => (
    <ArchRow key={one.bib} one={one} rounding={categoryOf(one.category)?.rounding ?? "up"} />
  );
  const welcomed = data.crossed.filter(({ at }) => now - at < welcomedMs * meta.speed).slice(0, 3);
  const boards = data.leaders.filter(({ first }) => first.length > 0);
  const shown = boards[Math.floor((wallNow ?? 0) / turnMs) % Math.max(1, boards.length)];
  const others = data.crossed.filter(({ bib }) => !welcomed.some((one) => one.bib === bib));
  return (
    <div className="arch__board">
      <p className="arch__title">{title}</p>
      <p className="arch__clock figures" role="timer">
        {gunAt === null ? "–:––:––" : formatRaceTime(Math.max(0, now - gunAt), "down")}
      </p>
      {welcomed.length > 0 && <ol className="arch__welcomed">{welcomed.map(row)}</ol>}
      <div className="arch__lists">
        {others.length > 0 && (
          <section>
            <h2>{m.finished}</h2>
            <ol>{others.slice(0, 5).map(row)}</ol>
          </section>
        )}
        {shown && (
          <section>
            <h2>{format.text(categoryOf(shown.category)?.name ?? { th: "", en: "" }) || shown.category}</h2>
            <ol>{shown.first.map(row)}</ol>
          </section>
        )}
      </div>
    </div>
  );
}

function ArchRow({ one, rounding }: { readonly one: OnArch; readonly rounding: Parameters<typeof formatRaceTime>[1] }) {
  const m = useMessages(speakerMessages);
  const format = useFormat();
  const { bib, name, nameEn, timeMs, overallRank, laps } = one;
  return (
    <li>
      <span className="arch__place figures">{overallRank === null ? "" : format.number(overallRank)}</span>
      <span className="arch__bib figures">{bib}</span>
      <strong className="arch__name">{format.text({ th: name, en: nameEn })}</strong>
      <span className="arch__time figures">
        {laps > 0 && `${m.laps(format.number(laps))} `}
        {timeMs !== null && formatRaceTime(timeMs, rounding)}
      </span>
    </li>
  );
}
