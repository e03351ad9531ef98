import {
  type DiscountCode,
  discountCodeDelete,
  type DiscountCodeForm,
  type discountCodeList,
  discountCodeSave,
} from "@time-event/contract/discount-codes";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { discountProblems } from "@time-event/domain/discounts/discount";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ruledBy } from "../../ui/form/ruled-by.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { DiscountCodeFields } from "./discount-code-fields.tsx";
import { discountCodesMessages } from "./discount-codes.messages.ts";

type Values = DiscountCodeForm & { readonly eventId: number; readonly id: number | null; readonly revision: number };

interface DiscountCodeDrawerProps {
  readonly eventId: number;
  /** Null: a new one. */
  readonly code: DiscountCode | null;
  readonly timeZone: string;
  readonly categories: ReplyOf<typeof discountCodeList>["meta"]["categories"];
  readonly onClose: () => void;
  readonly reload: () => Promise<readonly DiscountCode[]>;
}

/** One code's form beside the list. */
export function DiscountCodeDrawer({ eventId, code, timeZone, categories, onClose, reload }: DiscountCodeDrawerProps) {
  const m = useMessages(discountCodesMessages);
  const valuesOf = ({ used: _used, changedAt: _at, changedBy: _by, ...row }: DiscountCode): Values => ({
    ...row,
    eventId,
  });
  const remove = useStaffAction(discountCodeDelete);
  const save = useStaffAction(discountCodeSave);
  const [stored] = useState<Values>(() => (code ? valuesOf(code) : { ...blank, eventId, id: null, revision: 0 }));
  const form = useForm<Values>({
    draft: `discount-code ${code?.id ?? "new"}`,
    stored,
    words: m.words,
    schema: ruledBy(discountCodeSave.body, discountProblems),
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const removal = code && {
    label: m.delete,
    question: m.deleteQuestion(code.code),
    deleted: m.deleted,
    remove: () => remove.mutateAsync({ eventId, id: code.id, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={code ? m.edit : m.add}
      form={form}
      words={m.words}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find(({ id }) => id === stored.id),
        labels: { code: m.code, kind: m.kind, value: m.values[form.values.kind], uses: m.uses },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <DiscountCodeFields editing={form} timeZone={timeZone} categories={categories} />
    </EditorDrawer>
  );
}

const blank: DiscountCodeForm = {
  code: "",
  kind: "percent",
  value: 10,
  leastSatang: 0,
  categoryIds: null,
  endsAt: null,
  uses: null,
  oncePerPerson: false,
};
