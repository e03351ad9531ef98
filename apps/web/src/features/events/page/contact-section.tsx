import type { EventPage } from "@time-event/contract/events";
import { telLink } from "@time-event/domain/entries/phone-number";
import { useMessages } from "../../../lib/i18n/language.ts";
import { eventPageMessages } from "./event-page.messages.ts";

/** How to reach the organiser; empty when no contact is known. */
export function ContactSection({ event: { organiser, contact } }: { readonly event: EventPage }) {
  const m = useMessages(eventPageMessages);
  const { email, phone, website, lineId, facebook } = contact;
  const ways = [
    { label: m.email, text: email, href: `mailto:${email}` },
    { label: m.phone, text: phone, href: telLink(phone) },
    { label: m.line, text: lineId, href: `https://line.me/R/ti/p/${encodeURIComponent(lineId)}` },
    { label: m.website, text: withoutScheme(website), href: website },
    { label: m.facebook, text: withoutScheme(facebook), href: facebook },
  ].filter(({ text }) => text !== "");
  if (ways.length === 0) return null;
  return (
    <section className="event__section below" aria-labelledby="contact-title">
      <h2 id="contact-title">{m.contact}</h2>
      <div className="card card--padded contact">
        {organiser && <p className="contact__organiser">{organiser}</p>}
        <dl>
          {ways.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href} {...(href.startsWith("http") && { target: "_blank", rel: "noreferrer" })}>
                  {text}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
