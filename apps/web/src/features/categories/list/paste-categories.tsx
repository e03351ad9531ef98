import { type categoryList, categorySave } from "@time-event/contract/categories";
import { courseList, courseSave } from "@time-event/contract/courses";
import type { DataOf, MetaOf } from "@time-event/contract/endpoint";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { PasteRows } from "../../../ui/staff/paste/paste-rows.tsx";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { rulesMessages } from "../rules/rules.messages.ts";
import { categoriesMessages } from "./categories.messages.ts";
import { type PastedCategory, readCategories } from "./pasted-categories.ts";

interface PasteCategoriesProps {
  readonly eventId: number;
  readonly list: { readonly data: DataOf<typeof categoryList>; readonly meta: MetaOf<typeof categoryList> };
  readonly onClose: () => void;
}

/** Several categories at once, each with the GPX course of its length and the points on it. */
export function PasteCategories({ eventId, list, onClose }: PasteCategoriesProps) {
  const m = useMessages(categoriesMessages);
  const { words } = useMessages(rulesMessages);
  const format = useFormat();
  const callApi = useCallApi();
  const failureText = useFailureText(words);
  const courses = useStaffQuery(courseList, { eventId });
  const save = useStaffAction(categorySave);
  const saveCourse = useStaffAction(courseSave);

  async function store({ values, courseId }: PastedCategory): Promise<void> {
    const { data: saved } = await save.mutateAsync(values);
    if (courseId === null) return;
    try {
      // another line of these may have joined it a moment ago
      const course = (await callApi(courseList, { eventId })).data.find(({ id }) => id === courseId);
      if (!course) return;
      const { id, revision, name, fileName, categoryIds } = course;
      const body = { eventId, id, revision, trackId: null, name, fileName, categoryIds: [...categoryIds, saved.id] };
      await saveCourse.mutateAsync(body);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      // the category is stored: its line must not be stored again
      tellFailed(failureText(failure));
    }
  }

  // without the points, a line would be a category that passes none
  const known = courses.data;
  if (!known) return <Loaded query={courses}>{() => null}</Loaded>;
  return (
    <PasteRows
      title={m.paste.open}
      hint={m.paste.hint}
      example={m.paste.example}
      columns={m.paste.columns}
      draft="pasted categories"
      read={(text) =>
        readCategories(
          text,
          {
            ...m.paste,
            baht: (amount) => format.baht(amount * 100),
            day: (day) => format.day(day, "short"),
            nameOf: ({ name }) => format.text(name),
          },
          {
            eventId,
            days: list.meta,
            art: list.meta.art,
            checkpoints: known.meta.checkpoints,
            courses: known.data,
            takenCodes: list.data.map(({ code }) => code),
          },
        )
      }
      store={store}
      words={words}
      addLabel={m.paste.add}
      onClose={onClose}
    />
  );
}
