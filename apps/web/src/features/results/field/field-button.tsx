import type { EventPage, PublicCategory } from "@time-event/contract/events";
import { Suspense, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { resultsMessages } from "../results.messages.ts";

const FieldPanel = later(async () => (await import("./field-panel.tsx")).FieldPanel);

interface FieldButtonProps {
  readonly event: EventPage;
  readonly category: PublicCategory;
  readonly version: number;
}

/** Opens the course with the field on it; its script loads at the first press. */
export function FieldButton({ event, category, version }: FieldButtonProps) {
  const m = useMessages(resultsMessages);
  const [open, setOpen] = useState(false);
  return (
    <div className="results__field no-print">
      <Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? "up" : "mountain"} />
        {m.fieldOnCourse}
      </Button>
      {open && (
        <Suspense>
          <FieldPanel key={category.code} event={event} category={category} version={version} />
        </Suspense>
      )}
    </div>
  );
}
