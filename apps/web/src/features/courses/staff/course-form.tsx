import { courseList, courseSave } from "@time-event/contract/courses";
import type { Text } from "@time-event/contract/fields";
import type { ReactNode } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { MultiSelectField } from "../../../ui/staff/field/multi-select-field.tsx";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import type { CourseSurroundings } from "./course-surroundings.ts";
import { staffCoursesMessages } from "./staff-courses.messages.ts";

interface CourseValues {
  readonly revision: number;
  readonly name: Text;
  readonly categoryIds: readonly number[];
}

interface CourseFormProps {
  readonly eventId: number;
  /** Null: a new course. */
  readonly id: number | null;
  /** Null: the course keeps its track. */
  readonly trackId: number | null;
  readonly fileName: string;
  readonly stored: CourseValues;
  readonly around: CourseSurroundings;
  readonly onCategories?: (ids: readonly number[]) => void;
  readonly onSaved: () => void;
  readonly actions?: ReactNode;
}

/** The course's name and the categories that use it. */
export function CourseForm(props: CourseFormProps) {
  const { eventId, id, trackId, fileName, stored, around, onCategories, onSaved, actions } = props;
  const m = useMessages(staffCoursesMessages);
  const format = useFormat();
  const callApi = useCallApi();
  const save = useStaffAction(courseSave);
  const form = useForm<CourseValues>({
    // a file that is read again after a reload is another track by then
    draft: id === null ? `new course of ${fileName}` : `course ${id}`,
    stored,
    save: async ({ revision, name, categoryIds }) => {
      const body = {
        eventId,
        id,
        revision,
        trackId,
        name,
        fileName: fileName.slice(0, 255),
        categoryIds: [...categoryIds],
      };
      return (await save.mutateAsync(body)).data;
    },
  });
  const reload = async () => {
    const { data } = await callApi(courseList, { eventId });
    return data.find((course) => course.id === id) ?? stored;
  };
  const categories = form.field("categoryIds");
  const names = new Map(around.categories.map((category) => [category.id, format.text(category.name)]));
  return (
    <FormFrame
      undoable={id !== null && trackId === null}
      // a file that is not saved counts as a change too
      form={{ ...form, dirty: form.dirty || trackId !== null }}
      actions={actions}
      saveLabel={id === null ? m.saveCourse : m.save}
      onSaved={onSaved}
      conflict={{
        reload,
        labels: { name: m.name, categoryIds: m.categories },
        show: (key, value) =>
          key === "categoryIds" ? (value as readonly number[]).map((each) => names.get(each)).join(", ") : undefined,
      }}
    >
      <div className="form-grid">
        <BothLanguagesField label={m.name} required maxLength={120} {...form.field("name")} />
        {around.categories.length === 0 && <p className="soft">{m.categoriesLater}</p>}
        {around.categories.length > 0 && (
          <MultiSelectField
            label={m.categories}
            hint={m.categoriesHint}
            options={around.categories.map((category) => ({ value: category.id, label: format.text(category.name) }))}
            {...categories}
            onChange={(ids) => {
              categories.onChange(ids);
              onCategories?.(ids);
            }}
          />
        )}
      </div>
    </FormFrame>
  );
}
