import "./policy-text.css";
import Markdown from "react-markdown";

/** Pictures would call elsewhere and tell who reads; the page has its own h1. */
const replaced = { h1: "h2" } as const;
const leftOut = ["img"];

/** The Markdown of a policy. HTML in it is shown as it stands, and links lead nowhere but to pages and mail. */
export function PolicyText({ text, lang }: { readonly text: string; readonly lang?: "th" | "en" }) {
  return (
    <div className="policy-text" lang={lang}>
      <Markdown components={replaced} disallowedElements={leftOut}>
        {text}
      </Markdown>
    </div>
  );
}
