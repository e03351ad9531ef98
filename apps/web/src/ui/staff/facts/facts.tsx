import "./facts.css";
import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";

/** What is known of something, a line each. */
export function Facts({ figures = false, children }: { readonly figures?: boolean; readonly children: ReactNode }) {
  return <dl className={classNames("facts", figures && "figures")}>{children}</dl>;
}

/** One of them; without content, that it is not known. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || <span className="soft">–</span>}</dd>
    </div>
  );
}
