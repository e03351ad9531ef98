import "./course-map.css";
import { type CourseLine, pointAt } from "@time-event/domain/course/course-line";
import { useMemo } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import type { CourseMark } from "../course-mark.ts";
import { niceStep, stepsBetween } from "../nice-steps.ts";
import { pathOf, type SheetPoint } from "../sheet-path.ts";
import { MapButtons } from "./map-buttons.tsx";
import { frameOf } from "./map-frame.ts";
import { marksWithRoom, namesWithRoom, wayMarks, type WayMark } from "./map-marks.ts";
import { inWindow } from "./map-view.ts";
import { nearestOnLine } from "./nearest-on-line.ts";
import { useMapView } from "./use-map-view.ts";

interface CourseMapProps {
  readonly label: string;
  readonly line: CourseLine;
  readonly marks: readonly CourseMark[];
  /** Metres along the course of the place that the visitor points at. */
  readonly atM: number | null;
  readonly onPoint: (atM: number | null) => void;
}

/**
 * A course on an empty sheet: it loads no map tiles from other servers. The server draws it; once the page's script
 * runs, fingers, mouse, wheel and keyboard zoom and move it.
 */
export function CourseMap({ label, line, marks, atM, onPoint }: CourseMapProps) {
  const format = useFormat();
  const isAlive = useHydrated();
  const frame = useMemo(() => frameOf(line), [line]);
  const path = useMemo(() => pathOf(line.map(frame.placeOf)), [line, frame]);
  const { view, handlers, change } = useMapView(frame, (point, zoom) =>
    onPoint(point && nearestOnLine(line, frame, point, zoom)),
  );
  const { width, height, unitsPerM } = frame;
  const way = useMemo(() => wayMarks(line, frame, view.zoom), [line, frame, view.zoom]);

  const placed = marks.map((mark) => ({ ...mark, ...inWindow(view, frame, frame.placeOf(mark)) }));
  const seen = <Mark extends WayMark>(mark: Mark) => ({ ...mark, ...inWindow(view, frame, mark) });
  const names = namesWithRoom(
    [...placed].sort((a, b) => order[a.kind] - order[b.kind]),
    height / width,
  );
  const words = names.map(({ x, y, side }) => ({ x: x + (side === "left" ? -nameReach : nameReach), y }));
  const kilometres = marksWithRoom(way.marks.map(seen), [...placed, ...words]);
  const arrows = marksWithRoom(way.arrows.map(seen), [...placed, ...words, ...kilometres]);
  const here = atM === null ? undefined : pointAt(line, atM);
  const scaleM = niceStep(width / view.zoom / unitsPerM, 5);
  const window = { left: view.x, top: view.y, right: view.x + width / view.zoom, bottom: view.y + height / view.zoom };
  const gridStep = scaleM * unitsPerM;
  return (
    <figure className="course-map">
      <div
        className={`course-map__window course-map__window--${frame.shape}`}
        {...handlers}
        data-zoomed={view.zoom > 1}
      >
        <svg className="course-map__picture" role="img" aria-label={label}>
          {stepsBetween(window.left, window.right, gridStep).map((x) => (
            <line key={`x${x}`} className="course-map__grid" {...across("x", inWindow(view, frame, { x, y: 0 }).x)} />
          ))}
          {stepsBetween(window.top, window.bottom, gridStep).map((y) => (
            <line key={`y${y}`} className="course-map__grid" {...across("y", inWindow(view, frame, { x: 0, y }).y)} />
          ))}
          <svg viewBox={`${view.x} ${view.y} ${width / view.zoom} ${height / view.zoom}`} preserveAspectRatio="none">
            <path className="course-map__casing" d={path} />
            <path className="course-map__way" d={path} />
          </svg>
          {arrows.map((arrow) => (
            <At key={arrow.distanceM} place={arrow}>
              <path className="course-map__arrow" d="M-3.5-4.5 3 0-3.5 4.5" transform={`rotate(${arrow.turn})`} />
            </At>
          ))}
          {kilometres.map((mark) => (
            <Kilometre key={mark.distanceM} mark={mark} />
          ))}
          {placed.map((mark) => (
            <circle
              key={mark.code}
              className={`course-map__point course-map__point--${mark.kind}`}
              cx={percent(mark.x)}
              cy={percent(mark.y)}
              r={mark.kind === "split" ? 5.5 : 7}
            />
          ))}
          {names.map(({ code, label: name, x, y, side }) => (
            <text
              key={code}
              className="course-map__name"
              x={percent(x)}
              y={percent(y)}
              dx={side === "left" ? -12 : 12}
              dy="4.5"
              textAnchor={side === "left" ? "end" : "start"}
            >
              {name}
            </text>
          ))}
          {here && (
            <At place={inWindow(view, frame, frame.placeOf(here))}>
              <circle className="course-map__here" r="8" />
            </At>
          )}
          <path className="course-map__north" d="M20 40V16M14 23l6-8 6 8" />
          <line
            className="course-map__bar"
            x1="4%"
            x2={percent(0.04 + (scaleM * unitsPerM * view.zoom) / width)}
            y1="95%"
            y2="95%"
          />
          <text className="course-map__bar-name figures" x="4%" y="95%" dy="-7">
            {format.distance(scaleM)}
          </text>
        </svg>
        {isAlive && <MapButtons view={view} onChange={change} />}
      </div>
    </figure>
  );
}

/** From a point to the middle of its name, as shares of the width. */
const nameReach = 0.08;

/** Both ends first: when not all names fit, the start and the finish keep theirs. */
const order = { start: 0, finish: 1, lap: 2, split: 3 };

function Kilometre({ mark }: { readonly mark: WayMark }) {
  return (
    <At place={mark}>
      <circle className="course-map__kilometre" r="8.5" />
      <text className="course-map__number figures" dy="3.4" textAnchor="middle">
        {Math.round(mark.distanceM / 1_000)}
      </text>
    </At>
  );
}

/** Draws in pixels around a place that is given in shares. */
function At({ place, children }: { readonly place: SheetPoint; readonly children: React.ReactNode }) {
  return (
    <svg x={percent(place.x)} y={percent(place.y)} overflow="visible">
      {children}
    </svg>
  );
}

function across(axis: "x" | "y", share: number) {
  const at = percent(share);
  return axis === "x" ? { x1: at, x2: at, y1: "0", y2: "100%" } : { x1: "0", x2: "100%", y1: at, y2: at };
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
