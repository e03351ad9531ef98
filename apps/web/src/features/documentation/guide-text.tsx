import type { ComponentProps } from "react";
import Markdown from "react-markdown";
import { Link } from "react-router";
import { sectionId } from "./guide-sections.ts";
import entriesSample from "./guide/entries-sample.csv?url";

const components = { h2: headingOf("h2"), h3: headingOf("h3"), a: GuideLink };

/** A spreadsheet of entries to fill in, by the name that the guide has for it. */
const sample = "entries-sample.csv";

/** A chapter of ours as it reads. No HTML, no pictures: Markdown alone. */
export function GuideText({ markdown }: { readonly markdown: string }) {
  return (
    <div className="guide-text">
      <Markdown components={components} disallowedElements={["img"]}>
        {markdown}
      </Markdown>
    </div>
  );
}

/** A heading with a place of its own, which its sign leads to. */
function headingOf(Level: "h2" | "h3") {
  return function GuideHeading({ children }: ComponentProps<"h2">) {
    const id = sectionId(typeof children === "string" ? children : "");
    return (
      <Level id={id}>
        {children}{" "}
        <a href={`#${id}`} className="guide-text__sign no-print" aria-hidden="true" tabIndex={-1}>
          #
        </a>
      </Level>
    );
  };
}

function GuideLink({ href = "", children }: ComponentProps<"a">) {
  if (href === sample) {
    return (
      <a href={entriesSample} download={sample}>
        {children}
      </a>
    );
  }
  return /^\/(documentation(?!\/api)|manage|master|config|report|profile|calendar)/.test(href) ? (
    <Link to={href}>{children}</Link>
  ) : (
    <a href={href}>{children}</a>
  );
}
