import type { StaffCourse, UploadedTrack } from "@time-event/contract/courses";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { CourseView } from "../course-view.shared.tsx";
import { CourseForm } from "./course-form.tsx";
import { checkpointsOf, type CourseSurroundings, likelyCategories } from "./course-surroundings.ts";
import type { CourseDraft } from "./course-draft.ts";
import { staffCoursesMessages } from "./staff-courses.messages.ts";

interface DraftPanelProps {
  readonly eventId: number;
  readonly draft: CourseDraft;
  readonly courses: readonly StaffCourse[];
  readonly around: CourseSurroundings;
  readonly onDone: () => void;
}

/** A preview of a file: its figures, profile and map, and anything unusual. Only this user sees it. */
export function DraftPanel({ eventId, draft, courses, around, onDone }: DraftPanelProps) {
  const m = useMessages(staffCoursesMessages);
  const { track, fileName, replaces } = draft;
  const [first] = useState(() => ({
    revision: replaces?.revision ?? 0,
    name: replaces?.name ?? { th: track.name, en: "" },
    categoryIds: replaces?.categoryIds ?? likelyCategories(around, courses, track.distanceM),
  }));
  const [chosen, setChosen] = useState(first.categoryIds);
  return (
    <Panel title={replaces ? m.replacing(replaces.name.th) : m.newCourse} hint={fileName}>
      <Oddities track={track} />
      <CourseView course={track} checkpoints={checkpointsOf(around, chosen)} name={first.name.th}>
        <CourseForm
          eventId={eventId}
          id={replaces?.id ?? null}
          trackId={track.trackId}
          fileName={fileName}
          stored={first}
          around={around}
          onCategories={setChosen}
          onSaved={onDone}
          actions={<Button type="button" text label={m.discard} onClick={onDone} />}
        />
      </CourseView>
    </Panel>
  );
}

/** A wider gap means that a part of the track is missing. */
const wideGapM = 100;

function Oddities({ track }: { readonly track: UploadedTrack }) {
  const m = useMessages(staffCoursesMessages);
  const format = useFormat();
  const odd = [
    track.widestGapM > wideGapM && m.gap(format.number(track.parts), format.distance(Math.round(track.widestGapM))),
    track.ascentM === null && m.noHeights,
  ].filter((text) => text !== false);
  if (odd.length === 0) return null;
  return (
    <ul role="list" className="staff-courses__odd">
      {odd.map((text) => (
        <li key={text}>
          <i className="pi pi-exclamation-triangle" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
