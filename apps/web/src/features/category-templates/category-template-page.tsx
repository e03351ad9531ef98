import { type CategoryTemplate, categoryTemplateList } from "@time-event/contract/category-templates";
import { newCategoryRules } from "@time-event/domain/category/new-category";
import { useMemo } from "react";
import { Link, useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { categoryTemplatesMessages } from "./category-templates.messages.ts";
import { TemplateForm, type TemplateValues } from "./template-form.tsx";

const listHref = "/master/category-templates";

/** One template: `category-templates/3`, or `category-templates/new`. */
export function Component() {
  const list = useStaffQuery(categoryTemplateList, {});
  const refresh = async () => (await list.refetch()).data!.data;
  return <Loaded query={list}>{({ data }) => <Template templates={data} refresh={refresh} />}</Loaded>;
}

interface TemplateProps {
  readonly templates: readonly CategoryTemplate[];
  readonly refresh: () => Promise<readonly CategoryTemplate[]>;
}

function Template({ templates, refresh }: TemplateProps) {
  const m = useMessages(categoryTemplatesMessages);
  const format = useFormat();
  const { templateId } = useParams();
  const find = (of: readonly CategoryTemplate[]) => of.find(({ id }) => String(id) === templateId);
  const row = find(templates);
  const stored = useMemo(() => valuesOf(row), [row]);
  const title = row ? format.text(row.name) : templateId === "new" ? m.add : m.templates;
  return (
    <StaffPage title={title}>
      {templateId !== "new" && !row ? (
        <EmptyState icon="warning" title={m.notFound} actions={<Link to={listHref}>{m.templates}</Link>} />
      ) : (
        <TemplateForm
          key={templateId}
          stored={stored}
          listHref={listHref}
          reload={async () => valuesOf(find(await refresh()) ?? row)}
        />
      )}
    </StaffPage>
  );
}

function valuesOf(row: CategoryTemplate | undefined): TemplateValues {
  // as a new category has them, which starts from a template that does not say
  const wavesHaveGuns = true;
  if (!row) {
    return { id: null, revision: 0, name: { th: "", en: "" }, definition: { wavesHaveGuns, ...newCategoryRules } };
  }
  const { id, revision, name, definition } = row;
  return { id, revision, name, definition: { wavesHaveGuns, ...definition } };
}
