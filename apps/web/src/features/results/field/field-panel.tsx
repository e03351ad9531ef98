import "./field-panel.css";
import type { EventPage, PublicCategory } from "@time-event/contract/events";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { useMemo } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { usePaced } from "../../../lib/page/use-paced.ts";
import { shortCodes } from "../../../lib/race/short-code.ts";
import { nameIn } from "../../../ui/name/name-in.ts";
import { FieldProfile } from "../../courses/field-profile.shared.tsx";
import { useRaceNow } from "../../rehearsals/use-race-now.shared.ts";
import { usePins } from "../finder/pins.ts";
import { FieldTable } from "./field-table.tsx";
import { fieldMessages } from "./field.messages.ts";
import { countSections, placeOf } from "./runner-part.ts";
import { useCourseLine, useField } from "./use-field.ts";

interface FieldPanelProps {
  readonly event: EventPage;
  readonly category: PublicCategory;
  /** Grows with every change of the results. */
  readonly version: number;
}

/** A dot moves visibly no sooner, and the server keeps its answer as long. */
const pacedMs = 10_000;

/** The course's profile with the field moving along it; leaders and followed runners by name; the same as a table. */
export function FieldPanel({ event, category, version }: FieldPanelProps) {
  const m = useMessages(fieldMessages);
  const format = useFormat();
  const language = useLanguage();
  const now = useRaceNow(event.rehearsal);
  const pins = usePins().flatMap((pin) => (pin.event === event.slug ? [pin.bib] : []));
  const loaded = useField(event.slug, category.code, pins, usePaced(version, pacedMs));
  const points = useMemo(() => {
    const known = new Map(event.checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
    return passedPoints({ checkpoints: category.course, distancesM: category.distancesM }, known).flatMap(
      (point) => point ?? [],
    );
  }, [event, category]);
  const line = useCourseLine(event.slug, category, points);
  const lengthM = points.at(-1)?.distanceM ?? 0;
  const field = loaded === "failed" || loaded === null ? null : loaded.field;
  const parts = useMemo(() => (field?.placesM ?? []).map((place) => place / lengthM), [field, lengthM]);
  if (loaded === "failed") return <p role="status">{m.failed}</p>;
  if (loaded === null) return <p className="field-panel field-panel--loading" aria-busy="true" />;
  if (parts.length === 0 || lengthM <= 0) return <p className="soft">{m.nobody}</p>;

  const short = shortCodes(category.course);
  const runners = loaded.runners.flatMap((one) => {
    const place = placeOf(one, points, now ?? loaded.field.at);
    const kind = pins.includes(one.bib) ? ("pinned" as const) : ("leader" as const);
    return place === null ? [] : [{ one, kind, place, name: nameIn(language, one) }];
  });
  // neighbours have their names at different heights
  runners.sort((one, other) => other.place - one.place);
  const count = format.number(loaded.field.onCourse);
  const each = loaded.field.onCourse / parts.length;
  const sections = countSections(points, loaded.field.placesM);
  return (
    <section className="field-panel" aria-label={m.title(format.text(category.name))}>
      <FieldProfile
        label={m.picture(count)}
        line={line}
        parts={parts}
        marks={points.map(({ code, distanceM }, at) => ({
          key: `${code} ${at}`,
          label: short(code),
          part: distanceM / lengthM,
        }))}
        runners={runners.map(({ one, kind, place }) => ({ key: one.bib, label: one.bib, kind, part: place / lengthM }))}
      />
      <p className="soft">
        {each < 1.5 ? m.dots(count) : m.someDots(count, format.number(Math.round(each)))} · {m.estimated}
      </p>
      <FieldTable
        sections={sections.map(({ from, to, count: dots }) => ({
          name: `${short(from)} – ${short(to)}`,
          count: Math.round(dots * each),
        }))}
        runners={runners.map(({ one, kind, place, name }) => ({ bib: one.bib, name, kind, placeM: place }))}
      />
    </section>
  );
}
