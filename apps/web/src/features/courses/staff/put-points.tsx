import { categoryList, categorySave } from "@time-event/contract/categories";
import type { StaffCourse } from "@time-event/contract/courses";
import { courseAlong, hasEndsOnly } from "@time-event/domain/course/course-along";
import { decodeLine } from "@time-event/domain/course/line-text";
import { pointsAlong } from "@time-event/domain/course/points-along";
import { useMemo, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import type { CourseSurroundings } from "./course-surroundings.ts";
import { staffCoursesMessages } from "./staff-courses.messages.ts";

interface PutPointsProps {
  readonly eventId: number;
  readonly course: StaffCourse;
  readonly around: CourseSurroundings;
}

/** Fewer make no course. */
const fewest = 2;

/** Gives the points along a line to all of its categories that have none but their ends, instead of each category by itself. */
export function PutPoints({ eventId, course, around }: PutPointsProps) {
  const m = useMessages(staffCoursesMessages);
  const format = useFormat();
  const callApi = useCallApi();
  const failureText = useFailureText();
  const save = useStaffAction(categorySave);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const points = useMemo(
    () => pointsAlong(decodeLine(course.line), around.checkpoints),
    [course.line, around.checkpoints],
  );
  const isBare = (own: readonly string[]) => own.length < points.length && hasEndsOnly(own, around.checkpoints);
  const bare = around.categories.filter(({ id, course: own }) => course.categoryIds.includes(id) && isBare(own));
  if (bare.length === 0 || points.length < fewest) return null;

  async function put(): Promise<void> {
    setIsSaving(true);
    setFailure(null);
    let count = 0;
    try {
      const { data } = await callApi(categoryList, { eventId });
      for (const { id } of bare) {
        const row = data.find((each) => each.id === id);
        // somebody gave it points meanwhile
        if (!row || !isBare(row.course)) continue;
        await save.mutateAsync(categorySave.body.parse({ ...row, eventId, ...courseAlong(row, points) }));
        count += 1;
      }
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setFailure(failure);
    }
    setIsSaving(false);
    if (count > 0) toast({ severity: "success", summary: m.pointsPut(format.number(count)) });
  }

  return (
    <div className="row">
      <Button
        type="button"
        icon="pi pi-list"
        label={m.putPoints(format.number(points.length), format.number(bare.length))}
        loading={isSaving}
        disabled={isSaving}
        onClick={() => void put()}
      />
      <span className="soft">{m.putPointsHint(bare.map(({ name }) => format.text(name)).join(", "))}</span>
      <span role="alert" className="staff-field__error">
        {failure && failureText(failure).join(" ")}
      </span>
    </div>
  );
}
