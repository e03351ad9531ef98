import { Link } from "react-router";
import { guideChapters, type GuideChapter } from "../../lib/guide/guide-chapters.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { guideMessages } from "./guide.messages.ts";

/** The chapter before and the one after. */
export function GuideNeighbours({ chapter }: { readonly chapter: GuideChapter }) {
  const m = useMessages(guideMessages);
  const at = guideChapters.indexOf(chapter);
  const [previous, next] = [guideChapters[at - 1], guideChapters[at + 1]];
  return (
    <div className="guide__neighbours no-print">
      {previous && (
        <Link to={`/documentation/${previous}`} rel="prev">
          <span className="soft">{m.previous}</span>
          {m.chapters[previous]}
        </Link>
      )}
      {next && (
        <Link to={`/documentation/${next}`} rel="next" className="guide__next">
          <span className="soft">{m.next}</span>
          {m.chapters[next]}
        </Link>
      )}
    </div>
  );
}
