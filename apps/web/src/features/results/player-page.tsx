import "./player/player.css";
import { webEventGet } from "@time-event/contract/events";
import { webPlayerGet } from "@time-event/contract/players";
import { useCallback } from "react";
import { useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { shortCodes } from "../../lib/race/short-code.ts";
import { Flag } from "../../ui/avatar/flag.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PictureButton } from "../../ui/share/picture-button.tsx";
import { ShareButton } from "../../ui/share/share-button.tsx";
import { nameIn } from "../../ui/name/name-in.ts";
import { PersonName } from "../../ui/name/person-name.tsx";
import { coursePoints } from "../checkpoints/course/course-geometry.shared.ts";
import { CourseProfile } from "../checkpoints/course/course-profile.shared.tsx";
import { EventNav } from "../events/page/event-nav.shared.tsx";
import { useTitleOf } from "../events/page/use-title-of.shared.ts";
import { isLapCourse, lapTimes } from "./list/shown-result.ts";
import { PinButton } from "./finder/pin-button.shared.tsx";
import { PublishedHistory } from "../publications/published-history.shared.tsx";
import { LiveLine } from "./live/live-line.shared.tsx";
import { filterSearch, rowHref } from "./results-filter.ts";
import { LapChart } from "./player/lap-chart.tsx";
import { PaceChart } from "./player/pace-chart.tsx";
import { fromClockZero, paceSections, paceKindOf, withoutWaiting } from "./player/pace-sections.ts";
import { PartTimes } from "./player/part-times.tsx";
import { PlaceFigures } from "./player/place-figures.tsx";
import { RaceBib } from "./player/race-bib.tsx";
import { PlayerTime } from "./player/player-time.tsx";
import { playerMessages } from "./player/player.messages.ts";
import { runnerFile } from "./player/runner-file.ts";
import { splitRows } from "./player/split-rows.ts";
import { SplitsTable } from "./player/splits-table.tsx";
import { usePlayer } from "./player/use-player.ts";
import { WhyPlace } from "./player/why-place.tsx";

export const loader = pageLoader(async ({ callApi, param }) => {
  const event = param("event");
  const [page, player] = await Promise.all([
    callApi(webEventGet, { event, part: "frame" }),
    callApi(webPlayerGet, { event, bib: param("bib") }),
  ]);
  return { event: page.data, player: player.data, version: player.meta.version };
});

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = { alive: ({ event }) => event.state === "live" };

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { event } = loaded;
  const { player, version, changed } = usePlayer(event.slug, loaded);
  const m = useMessages(playerMessages);
  const language = useLanguage();
  const format = useFormat();
  const { result } = player;
  const category = event.categories.find(({ code }) => code === player.category) ?? event.categories[0]!;
  const onChanged = useCallback(
    (version: number, categories: readonly string[]) => {
      if (categories.length === 0 || categories.includes(category.code)) changed(version);
    },
    [category.code, changed],
  );

  const known = new Map(event.checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  const short = shortCodes(category.course);
  const placeName = (code: string) => {
    const point = known.get(code);
    return (point && format.text(point.name)) || short(code);
  };
  const rows = splitRows(player, category, event.checkpoints);
  const laps = isLapCourse(category, event.checkpoints);
  const starts = new Set(event.checkpoints.flatMap(({ code, kind }) => (kind === "start" ? [code] : [])));
  const kind = paceKindOf(event.type.art);
  const sections =
    category.stages.length > 0 || kind === "none"
      ? []
      : paceSections(fromClockZero(withoutWaiting(rows, category.lapEveryMs), starts));
  const speeds = kind === "speed";
  const name = nameIn(language, result);
  const other = language === "en" ? result.name : result.nameEn;
  const eventName = format.text(event.name);
  const isRacing = event.state === "live" && (result.status === "on_course" || result.status === "started");
  const picture = runnerFile(event.slug, result.bib, "picture.png");
  const { wave, why } = player;
  const waveFact = wave && `${format.text(wave.name)} ${format.clock(wave.startsAt, event.timeZone)}`;
  const ownStart = why.gunOf === "own" ? m.ownStart(format.clock(why.gunAt, event.timeZone, true)) : "";
  const lastRow = rows.findLast(({ ms }) => ms !== null);
  return (
    <div className="page player">
      <PageHead
        title={useTitleOf(event, m.title(name, result.bib, eventName))}
        description={m.description(name, result.bib, eventName)}
        image={`${picture}?v=${version}`}
      />
      <EventNav event={event} current="results" />
      <header className="player__head">
        <div>
          <h1 className="player__name">
            <PersonName who={result} />
          </h1>
          {other && other !== name && <p className="player__other">{other}</p>}
          <p className="player__facts">
            <Flag code={result.nationality} />
            {[format.text(category.name), waveFact, ownStart, result.club, result.team, format.text(player.province)]
              .filter(Boolean)
              .map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
          </p>
          {event.state === "live" && <LiveLine event={event.slug} onChanged={onChanged} />}
        </div>
        <RaceBib bib={result.bib} event={eventName} category={format.text(category.name)} />
      </header>
      <div className="player__result">
        <PlayerTime
          event={event}
          category={category}
          result={result}
          gunAt={player.why.gunAt}
          handicapMs={player.why.handicap?.addMs ?? 0}
        />
        <PlaceFigures page={player} category={category} />
      </div>
      <div className="player__actions no-print">
        <LinkButton
          look="quiet"
          to={
            result.overallRank === null
              ? `/register/events/${event.slug}/results${filterSearch({ category: category.code, text: result.bib })}`
              : rowHref(event.slug, category.code, result.bib, result.overallRank)
          }
        >
          {m.inTable}
        </LinkButton>
        <PinButton event={event.slug} bib={result.bib} name={name} words />
        <ShareButton label={m.share} copiedLabel={m.copied} title={m.title(name, result.bib, eventName)} />
        <PictureButton label={m.picture} href={picture} name={`${event.slug}-${result.bib}.png`} />
        {result.status === "finished" && (event.state === "finished" || event.state === "live") && (
          <a
            className="button button--quiet"
            href={runnerFile(event.slug, result.bib, "certificate.pdf")}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="trophy" />
            {event.state === "finished" ? m.certificate : m.provisionalCertificate}
          </a>
        )}
      </div>
      <div className="player__columns">
        <div className="player__column">
          {isRacing && !laps && (
            <section className="player__section below">
              <h2>{m.onCourse}</h2>
              {result.lastSeen && (
                <p>
                  {m.lastSeen(placeName(result.lastSeen.checkpoint), format.clock(result.lastSeen.at, event.timeZone))}
                </p>
              )}
              <CourseProfile
                label={m.onCourseLabel}
                points={coursePoints(category, event.checkpoints)}
                atM={lastRow?.distanceM}
              />
            </section>
          )}
          <PublishedHistory
            bib={result.bib}
            places={player.publications}
            rounding={category.rounding}
            timeZone={event.timeZone}
            rankings={category.rankings}
          />
          <PartTimes
            title={m.stages}
            parts={category.stages.map((code) => ({ code }))}
            times={player.stageMs}
            rounding={category.rounding}
            addedMs={player.stagePenaltyMs}
            ranks={player.stageRanks}
          />
          <PartTimes
            title={m.legs}
            parts={category.relayLegs}
            times={player.legMs}
            rounding={category.rounding}
            runners={result.legs?.map(({ runner }) => runner)}
            addedMs={player.legPenaltyMs}
            ranks={player.legRanks}
          />
          <section className="player__section below">
            <h2>{laps ? m.lapTimes : m.splits}</h2>
            {laps && <LapChart laps={lapTimes(result.splitMs, category.lapEveryMs)} rounding={category.rounding} />}
            {rows.length > 0 && (
              <SplitsTable
                rows={rows}
                sections={sections}
                category={category}
                timeZone={event.timeZone}
                placeName={placeName}
                speeds={speeds}
              />
            )}
            {player.expected.length > 0 && <p className="soft">{m.expectedNote}</p>}
          </section>
        </div>
        <div className="player__column">
          {!laps && sections.length > 1 && (
            <section className="player__section below">
              <h2>{speeds ? m.speedTitle : m.paceTitle}</h2>
              <PaceChart sections={sections} lengthM={rows.at(-1)?.distanceM ?? category.distanceM} speeds={speeds} />
            </section>
          )}
          <WhyPlace page={player} timeZone={event.timeZone} placeName={placeName} category={category} />
        </div>
      </div>
    </div>
  );
}
