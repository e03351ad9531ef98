import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { coursesMessages } from "../courses.messages.ts";
import type { MapView } from "./map-view.ts";
import type { MapChange } from "./use-map-view.ts";

interface MapButtonsProps {
  readonly view: MapView;
  readonly onChange: (change: MapChange) => void;
}

/** Buttons that zoom the map and show the whole course again. */
export function MapButtons({ view, onChange }: MapButtonsProps) {
  const m = useMessages(coursesMessages);
  return (
    <div className="course-map__buttons no-print">
      <button type="button" aria-label={m.enlarge} onClick={() => onChange({ times: 1.6 })}>
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={m.reduce}
        disabled={view.zoom === 1}
        onClick={() => onChange({ times: 1 / 1.6 })}
      >
        <Icon name="minus" />
      </button>
      {view.zoom > 1 && (
        <button type="button" aria-label={m.wholeCourse} onClick={() => onChange("whole")}>
          <Icon name="whole" />
        </button>
      )}
    </div>
  );
}
