import { useMemo } from "react";
import { useMessages, type Language } from "../../lib/i18n/language.ts";
import { diffBlocks } from "./diff-blocks.ts";
import { policyEditorMessages } from "./policy-editor.messages.ts";

interface TextDiffProps {
  readonly before: string;
  readonly after: string;
  readonly lang: Language;
}

/** Two texts as one: deleted words are struck out, added words are underlined. */
export function TextDiff({ before, after, lang }: TextDiffProps) {
  const m = useMessages(policyEditorMessages);
  const blocks = useMemo(() => diffBlocks(before, after), [before, after]);
  if (before === after) return <p className="soft">{m.same}</p>;
  return (
    <>
      <p className="diff__key" aria-hidden="true">
        <del>{m.removed}</del> <ins>{m.added}</ins>
      </p>
      <div className="diff" lang={lang}>
        {blocks.map((block, at) =>
          block.kind === "same" ? (
            <p key={at}>{block.text}</p>
          ) : (
            <p key={at} className="diff__changed">
              {block.words.map(({ in: where, text }, word) => {
                if (where === "both") return text;
                const Tag = where === "before" ? "del" : "ins";
                return <Tag key={word}>{text}</Tag>;
              })}
            </p>
          ),
        )}
      </div>
    </>
  );
}
