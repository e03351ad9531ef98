import { courseDelete, courseGpx, type StaffCourse } from "@time-event/contract/courses";
import { useRef, useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffDownload } from "../../../lib/api/use-staff-files.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { hasDraft } from "../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { confirm } from "../../../ui/staff/confirm/confirm.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { CourseView } from "../course-view.shared.tsx";
import { CheckpointFit } from "./checkpoint-fit.tsx";
import { CourseForm } from "./course-form.tsx";
import { checkpointsOf, type CourseSurroundings } from "./course-surroundings.ts";
import { PutPoints } from "./put-points.tsx";
import { staffCoursesMessages } from "./staff-courses.messages.ts";

interface CoursePanelProps {
  readonly eventId: number;
  readonly course: StaffCourse;
  readonly around: CourseSurroundings;
  readonly mayEdit: boolean;
  /** Called when another file should replace the track. */
  readonly onReplace: (file: File) => void;
}

/** A saved course: how it looks, how its checkpoints fit, and its actions. */
export function CoursePanel({ eventId, course, around, mayEdit, onReplace }: CoursePanelProps) {
  const m = useMessages(staffCoursesMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const [isEdited, setIsEdited] = useState(() => hasDraft(`course ${course.id}`));
  const file = useRef<HTMLInputElement>(null);
  const gpx = useStaffDownload(courseGpx);
  const remove = useStaffAction(courseDelete);
  const { id, name, categoryIds } = course;
  const checkpoints = checkpointsOf(around, categoryIds);
  const running = around.categories.filter((category) => categoryIds.includes(category.id));

  async function askAndRemove(): Promise<void> {
    if (!(await confirm({ message: m.deleteQuestion(format.text(name)), does: m.delete }))) return;
    remove.mutate(
      { eventId, id, revision: course.revision },
      { onError: (failure) => tellFailed(failureText(failure)) },
    );
  }

  return (
    <Panel
      title={format.text(name)}
      hint={running.length > 0 ? running.map((category) => format.text(category.name)).join(" · ") : m.notRun}
      actions={
        <>
          <Button
            type="button"
            text
            icon="pi pi-download"
            label={m.download}
            onClick={() => gpx.mutate({ eventId, id }, { onError: (failure) => tellFailed(failureText(failure)) })}
          />
          {mayEdit && (
            <>
              {" "}
              <Button type="button" text icon="pi pi-upload" label={m.replace} onClick={() => file.current?.click()} />
              <Button
                type="button"
                text
                severity="danger"
                icon="pi pi-trash"
                label={m.delete}
                onClick={() => void askAndRemove()}
              />
              <Button type="button" outlined icon="pi pi-pencil" label={m.edit} onClick={() => setIsEdited(true)} />
              <input
                ref={file}
                type="file"
                hidden
                accept=".gpx,application/gpx+xml"
                aria-label={m.replace}
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (chosen) onReplace(chosen);
                  target.value = "";
                }}
              />
            </>
          )}{" "}
        </>
      }
    >
      {mayEdit && <PutPoints eventId={eventId} course={course} around={around} />}
      <CourseView course={course} checkpoints={checkpoints} name={format.text(name)}>
        <CheckpointFit course={course} checkpoints={checkpoints} isUsed={running.length > 0} />
      </CourseView>
      <StaffDialog open={isEdited} title={m.edit} look="wide" keepOnOutsideClick onClose={() => setIsEdited(false)}>
        <CourseForm
          eventId={eventId}
          id={id}
          trackId={null}
          fileName={course.fileName}
          stored={course}
          around={around}
          onSaved={() => setIsEdited(false)}
        />
      </StaffDialog>
    </Panel>
  );
}
