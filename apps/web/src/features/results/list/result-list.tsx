import "./result-list.css";
import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";
import type { ResultRow as Row } from "@time-event/contract/results";
import { placeIn, rankingOf } from "@time-event/domain/results/listed-result";
import { clockOf, hasTwoClocks } from "@time-event/domain/results/ranking-clocks";
import { useEffect, useMemo, useRef, type RefObject, type UIEvent } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { ListPages, ListSnapshot } from "../../../lib/paging/list-pages.ts";
import { pagesBetween } from "../../../lib/paging/page-math.ts";
import { shortCodes } from "../../../lib/race/short-code.ts";
import { useListWindow } from "../../../ui/windowed-list/use-list-window.ts";
import { useRowMoves } from "../../../ui/windowed-list/use-row-moves.ts";
import type { ResultsFilter } from "../results-filter.ts";
import { resultsMessages } from "../results.messages.ts";
import { followSentLinks } from "./follow-sent-links.ts";
import { holdUnderFinger } from "./hold-under-finger.ts";
import { ResultHead } from "./result-head.tsx";
import { ResultRow } from "./result-row.tsx";
import { isLapCourse, isLapsFirst, splitColumns } from "./shown-result.ts";
import { useBeginning } from "./use-beginning.ts";

interface ResultListProps {
  readonly event: string;
  readonly category: PublicCategory;
  readonly categoryName: string;
  readonly checkpoints: readonly PublicCheckpoint[];
  readonly filter: ResultsFilter;
  readonly list: ListPages<Row>;
  readonly snapshot: ListSnapshot<Row>;
  /** The first row to show before the virtual list runs. */
  readonly firstOffset: number;
  /** Told which pages of the list are on screen. */
  readonly onPages: (first: number, last: number) => void;
}

/** The table of results: as high as all rows, but only rows near the visible ones are in the document. */
export function ResultList(props: ResultListProps) {
  const { event, category, checkpoints, filter, list, snapshot, firstOffset, onPages } = props;
  const m = useMessages(resultsMessages);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const laps = isLapCourse(category, checkpoints);
  const splits = useMemo(() => splitColumns(category, checkpoints), [category, checkpoints]);

  const pointNames = useMemo(() => category.course.map(shortCodes(category.course)), [category]);

  const lapsFirst = isLapsFirst(category, checkpoints);
  const groups = category.ageGroups.length > 0;
  const clocks = hasTwoClocks(category) ? category : null;

  const { total } = snapshot;
  const firstRange = { from: Math.min(firstOffset, total), to: Math.min(firstOffset + 100, total) };
  const shown = useListWindow(body, total, firstRange);
  const { from, to } = shown;
  const rows = Array.from({ length: to - from }, (_, at) => snapshot.rowAt(from + at));
  const keys = rowKeys(rows, from);
  const marked = useBeginning(shown, firstOffset, snapshot);
  useEffect(() => list.want(from, to), [list, from, to]);
  const [firstPage = 0] = pagesBetween(shown.from, shown.to);
  const lastPage = pagesBetween(shown.from, shown.to).at(-1) ?? 0;
  useEffect(() => onPages(firstPage, lastPage), [onPages, firstPage, lastPage]);
  useEffect(() => holdUnderFinger(body.current, list), [list]);
  const navigate = useNavigate();
  useEffect(() => followSentLinks(body.current, (href) => void navigate(href, { viewTransition: true })), [navigate]);
  useRowMoves({
    list: body,
    keys: rows.map((row) => row?.bib),
    from,
    rowHeight: shown.rowHeight,
    revision: snapshot.revision,
    inSight: shown.inSight,
    states: new Map(rows.flatMap((row) => (row ? [[row.bib, `${row.status} ${row.lastSeen?.at}`]] : []))),
  });

  return (
    <div
      role="table"
      className={splits.length > 5 ? "result-list result-list--wide" : "result-list"}
      aria-label={m.table(props.categoryName)}
      aria-rowcount={total + 1}
    >
      <div
        role="rowgroup"
        className="result-list__head"
        ref={head}
        // this element scrolls sideways, so the arrow keys must reach it
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={splits.length > 5 ? 0 : undefined}
        onScroll={(scroll) => follow(scroll, body)}
      >
        <ResultHead
          splits={splits}
          laps={laps}
          lapsFirst={lapsFirst}
          groups={groups}
          clocks={clocks}
          shownClock={clockOf(category, rankingOf(filter))}
        />
      </div>
      <div role="rowgroup" className="result-list__body" ref={body} onScroll={(scroll) => follow(scroll, head)}>
        <Space rows={from} height={shown.rowHeight} />
        {rows.map((row, at) => {
          const index = from + at;
          if (!row) return <SkeletonRow key={keys[at]} index={index} />;
          const place = placeIn(category, filter, row);
          const sharesWith = (other: Row | undefined) =>
            place !== null && other !== undefined && placeIn(category, filter, other) === place;
          return (
            <ResultRow
              key={keys[at]}
              event={event}
              row={row}
              index={index}
              place={place}
              clocks={category}
              filter={filter}
              running={
                place === null && !filter.text && (row.status === "on_course" || row.status === "started")
                  ? index + 1
                  : null
              }
              tied={sharesWith(snapshot.rowAt(index - 1)) || sharesWith(snapshot.rowAt(index + 1))}
              rounding={category.rounding}
              laps={laps}
              lapEveryMs={category.lapEveryMs}
              leaderLaps={filter.text ? 0 : (snapshot.rowAt(0)?.laps ?? 0)}
              lapsFirst={lapsFirst}
              groups={groups}
              marked={row.bib === marked}
              splits={splits}
              pointNames={pointNames}
            />
          );
        })}
        <Space rows={total - to} height={shown.rowHeight} />
      </div>
    </div>
  );
}

/** Scrolls head and body sideways together. */
function follow({ currentTarget }: UIEvent, other: RefObject<HTMLElement | null>): void {
  if (other.current) other.current.scrollLeft = currentTarget.scrollLeft;
}

/** Takes the room of rows that are not in the document; the server renders none. */
function Space({ rows, height }: { readonly rows: number; readonly height: number }) {
  return rows > 0 && height > 0 ? <div role="presentation" style={{ height: rows * height }} /> : null;
}

function SkeletonRow({ index }: { readonly index: number }) {
  return (
    <div role="row" className="result result--skeleton" aria-rowindex={index + 2}>
      <span role="cell" className="result__place figures">
        {index + 1}
      </span>
      <span role="cell" className="result__who">
        <span className="skeleton" />
      </span>
      <span role="cell" className="result__time">
        <span className="skeleton" />
      </span>
    </div>
  );
}

/** Pages loaded at different moments may both hold a bib: each key is used once. */
function rowKeys(rows: readonly (Row | undefined)[], from: number): string[] {
  const given = new Set<string>();
  return rows.map((row, at) => {
    const key = row && !given.has(row.bib) ? row.bib : `row ${from + at}`;
    given.add(key);
    return key;
  });
}
