import "./policy-text.css";
import Markdown from "react-markdown";

/** Pictures are left out: they call other servers and reveal the reader. h1 becomes h2: the page has its own h1. */
const replaced = { h1: "h2" } as const;
const leftOut = ["img"];

/** Shows a policy's Markdown. HTML in it appears as text; links may lead to pages and mail addresses only. */
export function PolicyText({ text, lang }: { readonly text: string; readonly lang?: "th" | "en" }) {
  return (
    <div className="policy-text" lang={lang}>
      <Markdown components={replaced} disallowedElements={leftOut}>
        {text}
      </Markdown>
    </div>
  );
}
