import type { ComponentProps } from "react";
import Markdown from "react-markdown";
import { Link } from "react-router";
import { sectionId } from "./guide-sections.ts";
import entriesSample from "./guide/entries-sample.csv?url";

const components = { h2: headingOf("h2"), h3: headingOf("h3"), a: GuideLink };

/** An empty spreadsheet for entries, under the name that the guide uses. */
const sample = "entries-sample.csv";

/** Shows a chapter's Markdown, without HTML and pictures. */
export function GuideText({ markdown }: { readonly markdown: string }) {
  return (
    <div className="guide-text">
      <Markdown components={components} disallowedElements={["img"]}>
        {markdown}
      </Markdown>
    </div>
  );
}

/** A heading with an anchor; its sign links to it. */
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
