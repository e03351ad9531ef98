import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { SheetPoint } from "../sheet-path.ts";
import type { MapFrame } from "./map-frame.ts";
import { type MapView, moved, onSheet, wholeSheet, zoomed } from "./map-view.ts";

/** Changes to the view: zoom around a place of the window, move by shares of the window. */
export type MapChange =
  "whole" | { readonly times: number; readonly at?: SheetPoint } | { readonly right: number; readonly down: number };

const keys: Readonly<Record<string, MapChange>> = {
  "+": { times: 1.6 },
  "=": { times: 1.6 },
  "-": { times: 1 / 1.6 },
  "0": "whole",
  ArrowLeft: { right: -0.15, down: 0 },
  ArrowRight: { right: 0.15, down: 0 },
  ArrowUp: { right: 0, down: -0.15 },
  ArrowDown: { right: 0, down: 0.15 },
};

/**
 * The visible part of a map, and how fingers, mouse, wheel and keys change it. A finger or a wheel still scrolls the
 * page over a map that is not zoomed.
 * @param onPoint receives the place that the visitor points at without pressing
 */
export function useMapView(frame: MapFrame, onPoint: (point: SheetPoint | null, zoom: number) => void) {
  const [view, setView] = useState<MapView>(wholeSheet);
  const window = useRef<HTMLDivElement>(null);
  const held = useRef(new Map<number, SheetPoint>());

  function change(how: MapChange): void {
    setView((before) => {
      if (how === "whole") return wholeSheet;
      return "times" in how ? zoomed(before, frame, how.times, how.at) : moved(before, frame, how.right, how.down);
    });
  }

  // React's listeners cannot prevent scrolling by wheel. Trackpads send a pinch as a wheel with Ctrl: the map zooms.
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    change({ times: Math.exp(-event.deltaY / 200), at: shareOf(event) });
  });
  useEffect(() => {
    const element = window.current;
    element?.addEventListener("wheel", turnWheel, { passive: false });
    return () => element?.removeEventListener("wheel", turnWheel);
  }, []);

  function shareOf({ clientX, clientY }: { clientX: number; clientY: number }): SheetPoint {
    const { left, top, width, height } = window.current!.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  function hold(event: PointerEvent<HTMLDivElement>): void {
    if (event.target instanceof Element && event.target.closest("button")) return;
    held.current.set(event.pointerId, shareOf(event));
    if (view.zoom > 1 || held.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent<HTMLDivElement>): void {
    const now = shareOf(event);
    const before = held.current.get(event.pointerId);
    if (!before || (view.zoom === 1 && held.current.size === 1)) return onPoint(onSheet(view, frame, now), view.zoom);
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) {
      const apart = (point: SheetPoint) => Math.max(0.02, Math.hypot(point.x - other.x, point.y - other.y));
      change({ times: apart(now) / apart(before), at: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 } });
    } else {
      change({ right: before.x - now.x, down: before.y - now.y });
    }
    held.current.set(event.pointerId, now);
  }

  function release(event: PointerEvent<HTMLDivElement>): void {
    held.current.delete(event.pointerId);
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const how = keys[event.key];
    if (how === undefined || event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(how);
  }

  const handlers = {
    ref: window,
    onPointerDown: hold,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
      release(event);
      if (event.pointerType === "mouse") onPoint(null, view.zoom);
    },
    onKeyDown: press,
    onDoubleClick: (event: { clientX: number; clientY: number }) => change({ times: 2, at: shareOf(event) }),
  };
  return { view, change, handlers };
}
