import "./guide.css";
import { useEffect } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { guideChapters, isGuideChapter, type GuideChapter } from "../../lib/guide/guide-chapters.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { GuideContents } from "./guide-contents.tsx";
import { GuideNeighbours } from "./guide-neighbours.tsx";
import { guideSections } from "./guide-sections.ts";
import { GuideText } from "./guide-text.tsx";
import { guideMessages } from "./guide.messages.ts";
import { useChapter } from "./use-chapter.ts";

/** The staff guide, one chapter at a time. */
export function Component() {
  const { chapter = guideChapters[0] } = useParams();
  return isGuideChapter(chapter) ? <Chapter key={chapter} chapter={chapter} /> : <Navigate to="/notfound" replace />;
}

function Chapter({ chapter }: { readonly chapter: GuideChapter }) {
  const m = useMessages(guideMessages);
  const markdown = useChapter(chapter);
  useAnchor(markdown !== undefined);
  const number = guideChapters.indexOf(chapter) + 1;
  return (
    <StaffPage
      title={m.chapters[chapter]}
      heading={`${number}. ${m.chapters[chapter]}`}
      crumbs={[{ label: m.title, to: "/documentation" }]}
      actions={
        <Button
          type="button"
          outlined
          className="guide-print no-print"
          icon="pi pi-print"
          label={m.print}
          onClick={() => print()}
        />
      }
    >
      <div className="guide">
        <GuideContents current={chapter} />
        <article className="guide__chapter" aria-busy={markdown === undefined}>
          {markdown !== undefined && <GuideText markdown={markdown} />}
          <GuideNeighbours chapter={chapter} />
        </article>
        <OnThisPage markdown={markdown ?? ""} />
      </div>
    </StaffPage>
  );
}

function OnThisPage({ markdown }: { readonly markdown: string }) {
  const m = useMessages(guideMessages);
  const sections = guideSections(markdown).filter(({ level }) => level > 0);
  return (
    <nav className="guide__page no-print" aria-label={m.onThisPage}>
      <strong>{m.onThisPage}</strong>
      <ul role="list">
        {sections.map(({ id, title, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser looked for the anchor before the text was loaded, so scroll to it now. */
function useAnchor(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isThere, hash]);
}
