import "./staff-courses.css";
import { courseUpload, type StaffCourse, type UploadedTrack } from "@time-event/contract/courses";
import { useState } from "react";
import { useStaffUpload } from "../../../lib/api/use-staff-files.ts";
import type { ChosenFile } from "../../../lib/drafts/kept-files.ts";
import { useKeptFile } from "../../../lib/drafts/use-kept-file.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { FileDrop } from "../../../ui/staff/file-drop/file-drop.tsx";
import type { CourseDraft } from "./course-draft.ts";
import { CoursePanel } from "./course-panel.tsx";
import type { CourseSurroundings } from "./course-surroundings.ts";
import { DraftPanel } from "./draft-panel.tsx";
import { staffCoursesMessages } from "./staff-courses.messages.ts";
import { useGpxProblem } from "./use-gpx-problem.ts";
import { WaypointOffer } from "./waypoint-offer.tsx";

interface StaffCoursesProps {
  readonly eventId: number;
  readonly courses: readonly StaffCourse[];
  readonly around: CourseSurroundings;
}

/** An event's courses: staff drop a file, check it, and save it for its categories. */
export function StaffCourses({ eventId, courses, around }: StaffCoursesProps) {
  const m = useMessages(staffCoursesMessages);
  const gpxProblem = useGpxProblem();
  const mayEdit = useMay()("events_edit", eventId);
  const [draft, setDraft] = useState<CourseDraft | null>(null);
  // the points of a file stay offered when its course is saved
  const [offered, setOffered] = useState<UploadedTrack | null>(null);
  const upload = useStaffUpload(courseUpload);

  // until the course is saved: the file, not the track that the server made of it, which it sweeps away
  const [chosen, setChosen] = useState<ChosenFile<{ readonly replacesId: number | null }> | null>(null);
  useKeptFile("course", chosen, ({ file, said }) =>
    read(file, courses.find(({ id }) => id === said.replacesId) ?? null),
  );

  function read(file: File, replaces: StaffCourse | null): void {
    setDraft(null);
    setOffered(null);
    setChosen({ file, said: { replacesId: replaces?.id ?? null } });
    upload.mutate(
      { params: { eventId }, file },
      {
        onSuccess: ({ data }) => {
          setDraft({ track: data, fileName: file.name, replaces });
          setOffered(data);
        },
        onError: () => setChosen(null),
      },
    );
  }

  return (
    <div className="staff-courses">
      {!draft && mayEdit && (
        <FileDrop
          label={m.dropFile}
          hint={m.dropHint}
          accept=".gpx,application/gpx+xml"
          busy={upload.isPending}
          error={upload.error ? gpxProblem(upload.error) : undefined}
          onFiles={([file]) => file && read(file, null)}
        />
      )}
      {/* both stand beside each other for one track, whose number alone would be the key of both */}
      {draft && (
        <DraftPanel
          key={`draft ${draft.track.trackId}`}
          eventId={eventId}
          draft={draft}
          courses={courses}
          around={around}
          onDone={() => {
            setDraft(null);
            setChosen(null);
          }}
        />
      )}
      {offered && (
        <WaypointOffer
          key={`points ${offered.trackId}`}
          eventId={eventId}
          track={offered}
          checkpoints={around.checkpoints}
          onDone={() => setOffered(null)}
        />
      )}
      {courses.length === 0 && !draft && (
        <EmptyState icon="mountain" title={m.noCourse}>
          {m.noCourseHint}
        </EmptyState>
      )}
      {courses
        .filter(({ id }) => id !== draft?.replaces?.id)
        .map((course) => (
          <CoursePanel
            key={course.id}
            eventId={eventId}
            course={course}
            around={around}
            mayEdit={mayEdit}
            onReplace={(file) => read(file, course)}
          />
        ))}
    </div>
  );
}
