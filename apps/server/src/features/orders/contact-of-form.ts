import type { OrderContact } from "@time-event/contract/order-contact";
import { isEmailAddress } from "@time-event/domain/entries/email-address";
import { phoneProblems, tidyPhones } from "@time-event/domain/entries/phone-number";
import { thaiIdProblems } from "@time-event/domain/entries/thai-id";
import { tidyText } from "@time-event/domain/entries/tidy-text";

type ContactWord = "thai_id" | "bad_email" | "bad_phone";

/** A contact as it is stored, and what is wrong with what was typed. An empty field is not wrong yet. */
export function contactOfForm(typed: OrderContact): {
  readonly contact: OrderContact;
  readonly problems: { readonly path: string; readonly code: ContactWord }[];
} {
  const contact = tidyPhones({
    name: tidyText(typed.name),
    phone: tidyText(typed.phone),
    email: tidyText(typed.email),
  });
  const problems = [
    ...thaiIdProblems(contact, "contact"),
    ...phoneProblems(contact, "contact"),
    ...(contact.email !== "" && !isEmailAddress(contact.email)
      ? [{ path: "contact.email", code: "bad_email" } as const]
      : []),
  ];
  return { contact, problems };
}
