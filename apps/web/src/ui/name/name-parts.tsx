import { lineParts } from "@time-event/domain/text/line-parts";
import { Fragment } from "react";

/** A part of so many characters fits any line. */
const fitsChars = 12;
/** A longer one may be wider than a narrow line: there the browser breaks it. */
const wholeChars = 20;

/**
 * A name that goes to the next line between its parts: where it has a blank, and a part that is longer than the line where
 * a word ends. Browsers break Thai by a dictionary, which does not know names: แก่งกระจาน ค|รอสคันทรี.
 */
export function NameParts({ name }: { readonly name: string }) {
  return name.split(" ").map((part, at) => (
    // the parts of a name have no identity of their own
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && " "}
      <span className="name-part">{part.length > fitsChars ? <Words of={part} /> : part}</span>
    </Fragment>
  ));
}

function Words({ of: part }: { readonly of: string }) {
  const words = lineParts(part);
  if (words.length === 1) return part;
  return words.map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word.length > wholeChars ? word : <span className="name-word">{word}</span>}
    </Fragment>
  ));
}
