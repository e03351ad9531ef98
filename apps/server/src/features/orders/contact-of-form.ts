import type { OrderContact } from "@time-event/contract/order-contact";
import { isEmailAddress } from "@time-event/domain/entries/email-address";
import { thaiIdProblems } from "@time-event/domain/entries/thai-id";
import { tidyText } from "@time-event/domain/entries/tidy-text";

type ContactWord = "thai_id" | "bad_email";

/** A contact as it is stored, and what is wrong with what was typed. An empty field is not wrong yet. */
export function contactOfForm(typed: OrderContact): {
  readonly contact: OrderContact;
  readonly problems: { readonly path: string; readonly code: ContactWord }[];
} {
  const contact = { name: tidyText(typed.name), phone: tidyText(typed.phone), email: tidyText(typed.email) };
  const problems = [
    ...thaiIdProblems(contact, "contact"),
    ...(contact.email !== "" && !isEmailAddress(contact.email)
      ? [{ path: "contact.email", code: "bad_email" } as const]
      : []),
  ];
  return { contact, problems };
}
