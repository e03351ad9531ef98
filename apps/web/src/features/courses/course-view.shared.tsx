import "./course-view.css";
import type { CourseFigures } from "@time-event/contract/public-course";
import type { PublicCheckpoint } from "@time-event/contract/events";
import { decodeLine } from "@time-event/domain/course/line-text";
import { type ReactNode, useMemo, useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { CourseNumbers } from "./course-numbers.tsx";
import { coursesMessages } from "./courses.messages.ts";
import { marksOn } from "./course-mark.ts";
import { CourseMap } from "./map/course-map.tsx";
import { ElevationProfile } from "./profile/elevation-profile.tsx";

interface CourseViewProps {
  readonly course: CourseFigures;
  /** The checkpoints on this course. */
  readonly checkpoints: readonly Pick<PublicCheckpoint, "code" | "kind" | "distanceM" | "lat" | "lng">[];
  /** The line is much longer or shorter than the category: its figures are not the category's. */
  readonly isOfOther?: boolean;
  /** The course's name. */
  readonly name: string;
  /** Shown beside the map, when there is room. */
  readonly children?: ReactNode;
}

/** A course: its figures, profile and map. A place that the visitor points at in one is marked in both. */
export function CourseView({ course, checkpoints, isOfOther = false, name, children }: CourseViewProps) {
  const m = useMessages(coursesMessages);
  const [atM, setAtM] = useState<number | null>(null);
  const line = useMemo(() => decodeLine(course.line), [course.line]);
  const marks = useMemo(() => marksOn(line, checkpoints), [line, checkpoints]);
  const pointing = { line, marks, atM, onPoint: setAtM };
  if (line.length < 2) return children;
  return (
    <div className="course-view">
      {isOfOther ? <p className="soft">{m.partOfLine}</p> : <CourseNumbers course={course} />}
      <ElevationProfile label={m.profileOf(name)} {...pointing} />
      <div className="course-view__parts">
        <CourseMap label={m.mapOf(name)} {...pointing} />
        {children}
      </div>
    </div>
  );
}
