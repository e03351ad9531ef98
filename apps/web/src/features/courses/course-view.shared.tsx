import "./course-view.css";
import type { CourseFigures } from "@time-event/contract/courses";
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
  /** Those that the course comes by. */
  readonly checkpoints: readonly Pick<PublicCheckpoint, "code" | "kind" | "distanceM" | "lat" | "lng">[];
  /** How the course is called. */
  readonly name: string;
  /** Stands beside the map, where there is room. */
  readonly children?: ReactNode;
}

/** A course: what it measures, its profile and its map. A place that is pointed at in one is shown in both. */
export function CourseView({ course, checkpoints, name, children }: CourseViewProps) {
  const m = useMessages(coursesMessages);
  const [atM, setAtM] = useState<number | null>(null);
  const line = useMemo(() => decodeLine(course.line), [course.line]);
  const marks = useMemo(() => marksOn(line, checkpoints), [line, checkpoints]);
  const pointing = { line, marks, atM, onPoint: setAtM };
  if (line.length < 2) return children;
  return (
    <div className="course-view">
      <CourseNumbers course={course} />
      <ElevationProfile label={m.profileOf(name)} {...pointing} />
      <div className="course-view__parts">
        <CourseMap label={m.mapOf(name)} {...pointing} />
        {children}
      </div>
    </div>
  );
}
