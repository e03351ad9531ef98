import type { Db } from "../../db/connection.ts";
import type { DrawnCourse } from "./courses.types.ts";
import { courseSurroundings, eventWithoutCourses } from "./courses.queries.ts";
import * as courses from "./courses.repository.ts";
import { measureTrack } from "./read-track.ts";

/** Gives an event its courses, unless there is no such event or it has some already. */
export async function storeDrawnCourses(db: Db, slug: string, drawn: () => readonly DrawnCourse[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const eventId = await eventWithoutCourses(tx, slug);
    if (eventId === undefined) return;
    const { categories } = await courseSurroundings(tx, eventId);
    for (const { name, fileName, categories: codes, track } of drawn()) {
      const trackId = await courses.insertTrack(tx, eventId, measureTrack(track), name.th);
      const fields = { trackId, nameTh: name.th, nameEn: name.en, fileName };
      const id = await courses.insertCourse(tx, eventId, fields, "demo");
      const running = categories.filter(({ code }) => codes.includes(code));
      await courses.setCategories(
        tx,
        eventId,
        id,
        running.map((category) => category.id),
      );
    }
  });
}
