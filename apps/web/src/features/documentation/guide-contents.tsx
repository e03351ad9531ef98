import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { guideChapters, type GuideChapter } from "../../lib/guide/guide-chapters.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { TextInput } from "../../ui/staff/control/text-input.tsx";
import { findInGuide } from "./find-in-guide.ts";
import { guideMessages } from "./guide.messages.ts";
import { useWholeGuide } from "./use-chapter.ts";

/** The list of chapters; during a search, the sections found. */
export function GuideContents({ current }: { readonly current: GuideChapter }) {
  const m = useMessages(guideMessages);
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  return (
    <div className="guide__contents no-print">
      <TextInput
        type="search"
        aria-label={m.search}
        placeholder={m.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {asked ? <Found asked={asked} onOpen={() => setText("")} /> : <Chapters current={current} />}
    </div>
  );
}

function Chapters({ current }: { readonly current: GuideChapter }) {
  const m = useMessages(guideMessages);
  return (
    <nav aria-label={m.contents}>
      <ol role="list" className="guide__chapters">
        {guideChapters.map((chapter, at) => (
          <li key={chapter}>
            <Link to={`/documentation/${chapter}`} aria-current={chapter === current ? "page" : undefined}>
              <span className="figures">{at + 1}</span>
              {m.chapters[chapter]}
            </Link>
          </li>
        ))}
        <li>
          <a href="/documentation/api">
            <i className="pi pi-code" aria-hidden="true" />
            {m.api}
          </a>
        </li>
      </ol>
    </nav>
  );
}

function Found({ asked, onOpen }: { readonly asked: string; readonly onOpen: () => void }) {
  const m = useMessages(guideMessages);
  const hits = findInGuide(useWholeGuide(true), asked);
  return (
    <div className="guide__found">
      <p role="status" className="soft">
        {m.found(hits.length)}
      </p>
      <ul role="list">
        {hits.map(({ chapter, section, excerpt }) => (
          <li key={`${chapter} ${section.id}`}>
            <Link to={`/documentation/${chapter}${section.id && `#${section.id}`}`} onClick={onOpen}>
              {section.title || m.opening}
            </Link>
            <span className="soft">{m.chapters[chapter]}</span>
            <span>{excerpt}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
