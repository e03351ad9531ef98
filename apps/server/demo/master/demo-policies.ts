import type { DataOf } from "@time-event/contract/endpoint";
import type { PolicyKind, Text } from "@time-event/contract/fields";
import type { policyTemplateList } from "@time-event/contract/policies";
import { fillPlaceholders } from "@time-event/domain/messages/placeholders";

interface DemoPolicy {
  readonly kind: PolicyKind;
  readonly name: Text;
  /** One version after the other. */
  readonly texts: readonly Text[];
}

const contact = { email: "hello@sithan.example.org", phone: "054-000-100" };
const organiser = {
  th: { ...contact, organiser: "สีธานสปอร์ต" },
  en: { ...contact, organiser: "Sithan Sport" },
};

/** How long before race day an entry can be handed on: the second version of the refunds gave people more time. */
const earlier = { th: ["21 วันก่อนวันแข่งขัน", "30 วันก่อนวันแข่งขัน"], en: ["21 days", "30 days"] } as const;

/** The templates as an organiser would have filled them in. */
export function demoPolicies(templates: DataOf<typeof policyTemplateList>): DemoPolicy[] {
  return templates.map(({ kind, name, text }) => {
    const filled = { th: fillPlaceholders(text.th, organiser.th), en: fillPlaceholders(text.en, organiser.en) };
    const first = { th: filled.th.replace(...earlier.th), en: filled.en.replace(...earlier.en) };
    return { kind, name, texts: kind === "refund" ? [first, filled] : [filled] };
  });
}
