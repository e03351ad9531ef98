import { readPoint, type GeoPoint } from "@time-event/domain/geo/read-point";
import { useState } from "react";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { eventDetailsMessages } from "../event-details.messages.ts";

interface PointFieldProps {
  readonly point: GeoPoint | null;
  readonly onChange: (point: GeoPoint | null) => void;
}

/**
 * A position as text, as maps copy it. Text that is not a position stays in the field and does not change the point.
 */
export function PointField({ point, onChange }: PointFieldProps) {
  const m = useMessages(eventDetailsMessages);
  // the typed text, while it is not the stored point
  const [typed, setTyped] = useState<string>();
  const written = point ? `${point.lat}, ${point.lng}` : "";
  const isWrong = typed !== undefined && typed.trim() !== "" && readPoint(typed) === null;
  return (
    <div className="point-field">
      <TextField
        label={m.point}
        hint={m.pointHint}
        value={typed ?? written}
        error={isWrong ? m.badPoint : undefined}
        onChange={(text) => {
          setTyped(text);
          const read = readPoint(text);
          if (read || text.trim() === "") onChange(read);
        }}
      />
      {point && (
        <a
          className="point-field__see"
          href={`https://www.google.com/maps/search/?api=1&query=${point.lat},${point.lng}`}
          target="_blank"
          rel="noreferrer"
        >
          <i className="pi pi-map-marker" aria-hidden="true" /> {m.seePoint}
        </a>
      )}
    </div>
  );
}
