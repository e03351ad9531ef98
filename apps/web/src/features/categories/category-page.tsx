import { categoryDelete, categoryList, type CategoryRulesForm } from "@time-event/contract/categories";
import { categoryTemplateList } from "@time-event/contract/category-templates";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { newCategoryRulesOf } from "@time-event/domain/category/new-category";
import { useMemo } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { DeleteButton } from "../../ui/staff/form/delete-button.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { CategoryEditor } from "./editor/category-editor.tsx";
import { copyOf, newValues, valuesOf, type CategoryValues } from "./editor/category-values.ts";
import { editorMessages } from "./editor/editor.messages.ts";
import { rulesMessages } from "./rules/rules.messages.ts";

/** One category of an event: `categories/12`, or `categories/new`, from a template or as a copy. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  const list = useStaffQuery(categoryList, { eventId });
  const templateId = useSearchParams()[0].get("template");
  const templates = useStaffQuery(categoryTemplateList, {}, { enabled: templateId !== null });
  const refresh = async () => (await list.refetch()).data!;
  const wait = templateId !== null && !templates.data && !templates.error;
  return (
    <Loaded query={list}>
      {(reply) =>
        wait ? null : (
          <Category
            eventId={eventId}
            list={reply}
            template={templates.data?.data.find(({ id }) => String(id) === templateId)?.definition}
            refresh={refresh}
          />
        )
      }
    </Loaded>
  );
}

interface CategoryProps {
  readonly eventId: number;
  readonly list: ReplyOf<typeof categoryList>;
  readonly template: CategoryRulesForm | undefined;
  readonly refresh: () => Promise<ReplyOf<typeof categoryList>>;
}

function Category({ eventId, list, template, refresh }: CategoryProps) {
  const m = useMessages(editorMessages);
  const { words } = useMessages(rulesMessages);
  const format = useFormat();
  const { categoryId } = useParams();
  const copied = useSearchParams()[0].get("copy");
  const find = (id: string | null | undefined, of = list) => of.data.find((each) => String(each.id) === id);
  const row = find(categoryId);
  const back = `/manage/events/${eventId}/categories`;
  const source = find(copied);
  // the same object while its sources are the same: the form resets when its values change
  const stored = useMemo((): CategoryValues => {
    if (row) return valuesOf(eventId, row);
    const codes = list.data.map(({ code }) => code);
    return source
      ? copyOf(valuesOf(eventId, source), codes)
      : newValues(eventId, template ?? newCategoryRulesOf(list.meta.art), list.meta);
  }, [eventId, row, source, template, list]);
  const reload = async () => {
    const now = find(categoryId, await refresh());
    return now ? valuesOf(eventId, now) : stored;
  };
  if (categoryId !== "new" && !row) {
    return (
      <EmptyState icon="warning" title={words.category_not_found} actions={<Link to={back}>{m.categories}</Link>} />
    );
  }
  return (
    <>
      <div className="category-head">
        <div>
          <Link to={back}>
            <i className="pi pi-arrow-left" aria-hidden="true" /> {m.categories}
          </Link>
          <h2>{row ? format.text(row.name) : m.newCategory}</h2>
        </div>
        <Changes>{row && <CategoryActions eventId={eventId} row={row} />}</Changes>
      </div>
      <CategoryEditor key={`${categoryId}-${copied}`} stored={stored} list={list} reload={reload} />
    </>
  );
}

interface CategoryActionsProps {
  readonly eventId: number;
  readonly row: ReplyOf<typeof categoryList>["data"][number];
}

function CategoryActions({ eventId, row }: CategoryActionsProps) {
  const m = useMessages(editorMessages);
  const { words } = useMessages(rulesMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const back = `/manage/events/${eventId}/categories`;
  const remove = useStaffAction(categoryDelete);
  return (
    <div className="row">
      <ActionLink text to={`${back}/new?copy=${row.id}`} icon="pi pi-copy" label={m.duplicate} />
      <DeleteButton
        label={m.delete}
        question={m.deleteQuestion(format.text(row.name))}
        deleted={m.deleted}
        words={words}
        remove={() => remove.mutateAsync({ eventId, id: row.id, revision: row.revision })}
        onDeleted={() => void navigate(back)}
      />
    </div>
  );
}
