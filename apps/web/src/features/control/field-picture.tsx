import type { FieldCategory } from "@time-event/contract/race-control";
import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { controlMessages } from "./control.messages.ts";
import { fieldGeometry, fieldHeight, fieldWidth } from "./field-geometry.ts";

/** A line for each runner over time and distance. */
export function FieldPicture({ category, name }: { readonly category: FieldCategory; readonly name: string }) {
  const m = useMessages(controlMessages);
  const format = useFormat();
  const { lines, dots, rows, hours } = useMemo(() => fieldGeometry(category), [category]);
  const label = m.pictureOf(name, format.number(category.runners.length));
  return (
    <figure className="field-picture">
      <ul className="field-picture__rows" aria-hidden="true">
        {rows.map(({ checkpoint, y }, at) => (
          <li key={`${checkpoint} ${at}`} style={{ top: `${(y / fieldHeight) * 100}%` }}>
            {checkpoint}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${fieldWidth} ${fieldHeight}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {rows.map(({ checkpoint, y }, at) => (
          <line key={`${checkpoint} ${at}`} className="field-picture__row" x1={0} x2={fieldWidth} y1={y} y2={y} />
        ))}
        <path className="field-picture__lines" d={lines} />
        <path className="field-picture__dots" d={dots} />
      </svg>
      <ul className="field-picture__hours figures" aria-hidden="true">
        {hours.map(({ hour, x }) => (
          <li key={hour} style={{ left: `${(x / fieldWidth) * 100}%` }}>
            {m.hours(format.number(hour))}
          </li>
        ))}
      </ul>
    </figure>
  );
}
