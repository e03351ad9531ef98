import { orderCreate, orderPricePreview } from "@time-event/contract/desk-orders";
import type { BodyOf, DataOf } from "@time-event/contract/endpoint";
import type { ShippingAddress } from "@time-event/contract/order-contact";
import { orderPlayer, type OrderPlayer } from "@time-event/contract/order-player";
import type { OrderQuote } from "@time-event/contract/order-quote";
import { useState } from "react";
import { CallFailed } from "../../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../../lib/api/use-call-api.ts";
import { useStaffAction } from "../../../../lib/api/use-staff-action.ts";
import { useLanguage } from "../../../../lib/i18n/language.ts";
import { errorsByPath, type FormErrors, isSame, valueAt } from "../../../../ui/form/paths.ts";
import { useFieldText } from "../../../../ui/form/use-field-text.ts";
import { type Form, useForm } from "../../../../ui/form/use-form.ts";

/** An order as staff type it. */
export interface TypedOrder extends Pick<BodyOf<typeof orderCreate>, "payment"> {
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly language: "th" | "en";
  readonly entries: readonly TypedEntry[];
  /** What is chosen once for the whole order. */
  readonly addOns: OrderPlayer["addOns"];
  /** Null: nothing has to be sent. */
  readonly shipping: ShippingAddress | null;
  readonly hasConsented: boolean;
  readonly note: string;
}

export interface TypedEntry {
  readonly category: string;
  readonly wave: number | null;
  readonly team: string;
  readonly players: readonly OrderPlayer[];
}

export type MadeOrder = DataOf<typeof orderCreate>;

export const noPlayer = orderPlayer.parse({});

const noOrder = (category: string, language: "th" | "en"): TypedOrder => ({
  contact: { name: "", phone: "", email: "" },
  language,
  entries: [{ category, wave: null, team: "", players: [noPlayer] }],
  addOns: [],
  shipping: null,
  hasConsented: false,
  payment: { kind: "desk", method: "cash" },
  note: "",
});

export interface OrderTyping {
  readonly form: Form<TypedOrder>;
  readonly change: (change: Partial<TypedOrder>) => void;
  readonly errorAt: (path: string) => string | undefined;
  /** What it costs as it is typed; null: not asked yet, or changed since. */
  readonly quote: OrderQuote | null;
  readonly askPrice: () => Promise<void>;
  readonly isAsking: boolean;
  /** Why the price could not be told; null: it could, or nobody asked. */
  readonly failure: CallFailed | null;
}

/** The form for a new order: first its price is asked for, then it is made for exactly this price. */
export function useTypedOrder(
  eventId: number,
  firstCategory: string,
  { words, onMade }: { readonly words: Readonly<Record<string, string>>; readonly onMade: (made: MadeOrder) => void },
): OrderTyping {
  const callApi = useCallApi();
  const fieldText = useFieldText(words);
  const language = useLanguage();
  const [quote, setQuote] = useState<OrderQuote | null>(null);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const [wrong, setWrong] = useState<FormErrors>({});
  const [isAsking, setIsAsking] = useState(false);
  // the same form sent twice makes one order; what was changed since is another one
  const [formId, setFormId] = useState(() => crypto.randomUUID());
  const create = useStaffAction(orderCreate, { onSuccess: ({ data }) => onMade(data) });
  const form = useForm<TypedOrder>({
    draft: "order new",
    stored: noOrder(firstCategory, language),
    words,
    save: async (values) => {
      const entries = values.entries.map((entry) => ({ ...entry, players: [...entry.players] }));
      await create.mutateAsync({
        ...values,
        addOns: [...values.addOns],
        eventId,
        formId,
        entries,
        totalSatang: quote?.totalSatang ?? 0,
      });
      return values;
    },
  });

  return {
    form,
    quote,
    failure,
    isAsking,
    change: (changes) => {
      form.change(changes);
      setFormId(crypto.randomUUID());
      if (!changes.entries && !changes.addOns && !("shipping" in changes)) return;
      setQuote(null);
      setFailure(null);
      // what is wrong stays marked until it is changed
      const before = form.values;
      const isAsBefore = (path: string) =>
        isSame(valueAt(before, path.split(".")), valueAt({ ...before, ...changes }, path.split(".")));
      setWrong((found) => Object.fromEntries(Object.entries(found).filter(([path]) => isAsBefore(path))));
    },
    errorAt: (path) => form.errorAt(path) ?? (wrong[path] === undefined ? undefined : fieldText(path, wrong[path])),
    askPrice: async () => {
      setIsAsking(true);
      setFailure(null);
      try {
        const entries = form.values.entries.map((entry) => ({ ...entry, players: [...entry.players] }));
        const { addOns, shipping } = form.values;
        const { data } = await callApi(orderPricePreview, { eventId, entries, addOns: [...addOns], shipping });
        setWrong({});
        setQuote(data);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        setWrong(errorsByPath(error.fields));
        setFailure(error);
      } finally {
        setIsAsking(false);
      }
    },
  };
}
