import { useEffect, useRef } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { SegmentedLinks, type Segment } from "../../../ui/segmented/segmented-links.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

/** The categories of an event as tabs; a narrow screen scrolls to the chosen one. */
export function CategoryTabs({ segments }: { readonly segments: readonly Segment[] }) {
  const m = useMessages(eventPageMessages);
  const box = useRef<HTMLDivElement>(null);
  const current = segments.find((segment) => segment.current)?.to;
  useEffect(() => {
    const list = box.current?.firstElementChild;
    const chosen = list?.querySelector<HTMLElement>("[aria-current]");
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - list.clientWidth / 2 + chosen.offsetWidth / 2;
  }, [current]);
  if (segments.length < 2) return null;
  return (
    <div ref={box} className="category-tabs">
      <SegmentedLinks label={m.categoryTabs} segments={segments} />
    </div>
  );
}
