import type { BodyOf } from "@time-event/contract/endpoint";
import type { paymentChannelSave } from "@time-event/contract/payment-channels";

type Channel = BodyOf<typeof paymentChannelSave>;

const added = { id: null, revision: 0, active: true, isDefault: false } as const;

/** Numbers that are well formed and nobody's. */
export const demoPaymentChannels: readonly Channel[] = [
  {
    ...added,
    isDefault: true,
    name: { th: "พร้อมเพย์สีธานสปอร์ต", en: "Sithan Sport PromptPay" },
    account: { kind: "promptpay", idKind: "nationalId", promptPayId: "0-9999-00000-01-5" },
  },
  {
    ...added,
    name: { th: "โอนเข้าบัญชีกสิกรไทย", en: "Transfer to Kasikornbank" },
    account: { kind: "bank", bankCode: "004", accountNumber: "000-1-23456-7", holder: "บริษัท สีธานสปอร์ต จำกัด" },
  },
  {
    ...added,
    active: false,
    name: { th: "บิลเพย์เมนต์ (งานบริษัท)", en: "Bill payment (corporate)" },
    account: {
      kind: "bill",
      billerId: "099990000001501",
      ref1: { rule: "registration", text: "" },
      ref2: { rule: "event", text: "" },
    },
  },
];
