import { Fragment } from "react";

/**
 * A name that goes to the next line between its parts only. Browsers break Thai by a dictionary, which does not know
 * names: แก่งกระจาน ค|รอสคันทรี. A part that is longer than the line is broken all the same.
 */
export function NameParts({ name }: { readonly name: string }) {
  return name.split(" ").map((part, at) => (
    // the parts of a name have no identity of their own
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && " "}
      <span className="name-part">{part}</span>
    </Fragment>
  ));
}
