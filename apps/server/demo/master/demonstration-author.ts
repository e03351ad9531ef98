import type { PayeeGuard } from "../../src/features/payment-channels/payee-guard.service.ts";
import type { StaffCaller } from "../../src/http/staff-caller.ts";

/** Whom the audit log names as the author of the demonstration's own rows. */
export const demonstration: StaffCaller = {
  username: "demonstration",
  displayName: { th: "ชุดสาธิต", en: "Demonstration" },
  language: "th",
  roles: [],
  permissions: ["payments_verify"],
  eventPermissions: {},
  address: "",
};

/** Accounts that the demonstration sets before anybody was told to pay. */
export const beforePayers: PayeeGuard = { prove: async () => ({ redirect: async () => {} }) };
