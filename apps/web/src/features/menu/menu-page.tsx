import "./menu-editor.css";
import { type MenuItems, menuItemsGet, menuItemsSave } from "@time-event/contract/menu";
import { useMemo } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { reloadMenu } from "../../lib/session/session.ts";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { MenuEditor } from "./menu-editor.tsx";
import { MenuPreview } from "./menu-preview.tsx";
import { menuMessages } from "./menu.messages.ts";

export function Component() {
  const m = useMessages(menuMessages);
  const query = useStaffQuery(menuItemsGet, {});
  return (
    <StaffPage title={m.title} lead={m.lead}>
      <Loaded query={query}>
        {({ data }) => <MenuForm items={data} reload={async () => (await query.refetch()).data!.data} />}
      </Loaded>
    </StaffPage>
  );
}

interface MenuFormProps {
  readonly items: MenuItems;
  readonly reload: () => Promise<MenuItems>;
}

function MenuForm({ items, reload }: MenuFormProps) {
  const m = useMessages(menuMessages);
  const language = useLanguage();
  const stored = useMemo(() => valuesOf(items), [items]);
  const save = useStaffAction(menuItemsSave);
  const form = useForm({
    draft: "menu",
    stored,
    schema: menuItemsSave.body,
    words: m.words,
    save: async (values) => ({ ...values, ...(await save.mutateAsync(values)).data }),
  });
  const { menu } = form.values;
  return (
    <FormFrame
      undoable
      form={form}
      words={m.words}
      conflict={{ reload: async () => valuesOf(await reload()), labels: { menu: m.editor } }}
      onSaved={() => void reloadMenu(language)}
    >
      <div className="menu-columns">
        <MenuEditor
          menu={menu}
          permissions={items.permissions}
          errors={form.errors}
          errorAt={form.errorAt}
          onChange={(changed) => form.change({ menu: changed })}
        />
        <MenuPreview menu={menu} roles={items.roles} />
      </div>
      <p className="soft">{m.applies}</p>
    </FormFrame>
  );
}

function valuesOf({ menu, revision }: MenuItems) {
  return { menu, revision };
}
