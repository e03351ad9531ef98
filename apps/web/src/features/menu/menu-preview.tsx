import type { MenuItems, MenuMainItem } from "@time-event/contract/menu";
import { menuFor } from "@time-event/domain/access/menu";
import { useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { iconClass } from "../../lib/menu/menu-tree.ts";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { menuMessages } from "./menu.messages.ts";

interface MenuPreviewProps {
  readonly menu: readonly MenuMainItem[];
  readonly roles: MenuItems["roles"];
}

/** The menu in the form, as a user with one role would see it. */
export function MenuPreview({ menu, roles }: MenuPreviewProps) {
  const m = useMessages(menuMessages);
  const format = useFormat();
  const [code, setCode] = useState(roles[0]?.code ?? null);
  const permitted = new Set(roles.find((role) => role.code === code)?.permissions);
  const flat = menu.flatMap((group) => [
    { ...group, parentCode: null, permission: null, icon: "", urlLink: "" },
    ...group.items.map((item) => ({ ...item, parentCode: group.componentCode })),
  ]);
  const { main, sub } = menuFor(flat, permitted);
  return (
    <Panel title={m.preview} hint={m.previewHint}>
      <SelectField
        label={m.role}
        value={code}
        options={roles.map((role) => ({ value: role.code, label: format.text(role.name) }))}
        onChange={setCode}
      />
      <div className="menu-preview">
        {main.length === 0 && <p className="soft">{m.previewEmpty}</p>}
        {main.map((group) => (
          <section key={group.componentCode} aria-label={format.text(group.name)}>
            <h3>{format.text(group.name)}</h3>
            <ul role="list">
              {sub
                .filter(({ parentCode }) => parentCode === group.componentCode)
                .map(({ componentCode, name, icon, urlLink }) => (
                  <li key={componentCode} data-disabled={urlLink === "" || undefined}>
                    <i className={iconClass(icon)} aria-hidden="true" />
                    {format.text(name)}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}
