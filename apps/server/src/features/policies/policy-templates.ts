import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataOf } from "@time-event/contract/endpoint";
import type { PolicyKind } from "@time-event/contract/fields";
import type { policyTemplateList } from "@time-event/contract/policies";

const names: Readonly<Record<PolicyKind, { th: string; en: string }>> = {
  terms: { th: "ข้อตกลงและเงื่อนไขการสมัคร", en: "Terms of entry" },
  waiver: { th: "หนังสือรับทราบความเสี่ยง", en: "Acknowledgement of risk" },
  privacy: { th: "ประกาศความเป็นส่วนตัว", en: "Privacy notice" },
  refund: { th: "นโยบายการยกเลิกและคืนเงิน", en: "Cancellation and refunds" },
};

/** A text of each kind to start from. The organiser fills in what stands in {{braces}}. */
export function policyTemplates(): Promise<DataOf<typeof policyTemplateList>> {
  return Promise.all(
    (Object.keys(names) as PolicyKind[]).map(async (kind) => {
      const [th, en] = await Promise.all([readTemplate(kind, "th"), readTemplate(kind, "en")]);
      return { kind, name: names[kind], text: { th, en } };
    }),
  );
}

function readTemplate(kind: PolicyKind, language: "th" | "en"): Promise<string> {
  return readFile(join(import.meta.dirname, "templates", `${kind}.${language}.md`), "utf8");
}
