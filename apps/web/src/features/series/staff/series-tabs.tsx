import { useMessages } from "../../../lib/i18n/language.ts";
import { LinkTabs } from "../../../ui/staff/tabs/link-tabs.tsx";
import { staffSeriesMessages } from "./staff.messages.ts";

/** The pages of one series. */
export function SeriesTabs({ id }: { readonly id: number }) {
  const m = useMessages(staffSeriesMessages);
  const base = `/master/series/${id}`;
  return (
    <LinkTabs
      label={m.title}
      tabs={[
        { to: base, label: m.setUp, end: true },
        { to: `${base}/standing`, label: m.standing },
        { to: `${base}/persons`, label: m.persons },
      ]}
    />
  );
}
