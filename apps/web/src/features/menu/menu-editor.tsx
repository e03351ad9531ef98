import type { MenuItems, MenuMainItem } from "@time-event/contract/menu";
import { useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import type { FormErrors } from "../../ui/form/paths.ts";
import { RowOrder, type RowPlace } from "../../ui/staff/order/row-order.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { ItemDialog } from "./item-dialog.tsx";
import { ItemRow } from "./item-row.tsx";
import { freshCode, type ItemPlace, moveGroup, moveItem, replaceItem, stepOf } from "./menu-order.ts";
import { MenuGroup } from "./menu-group.tsx";
import { menuMessages } from "./menu.messages.ts";

interface MenuEditorProps {
  readonly menu: readonly MenuMainItem[];
  readonly permissions: MenuItems["permissions"];
  readonly errors: FormErrors;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (menu: MenuMainItem[]) => void;
}

/** A group (item undefined), or an item of it. */
type Opened = { readonly group: number; readonly item?: number };

export function MenuEditor({ menu, permissions, errors, errorAt, onChange }: MenuEditorProps) {
  const m = useMessages(menuMessages);
  const format = useFormat();
  const [opened, setOpened] = useState<Opened>();
  const placeOf = ({ at, list }: RowPlace): ItemPlace => ({
    group: menu.findIndex(({ componentCode }) => componentCode === list),
    item: at,
  });
  const isFaulty = (path: string) => Object.keys(errors).some((at) => at.startsWith(path));

  async function removeGroup(at: number, { name, items }: MenuMainItem): Promise<void> {
    const message = m.removeGroupQuestion(format.text(name), items.length);
    if (items.length > 0 && !(await confirm({ message, does: m.removeGroup }))) return;
    onChange(menu.toSpliced(at, 1));
  }

  function addItem(group: number): void {
    const item = {
      componentCode: freshCode(menu, "item"),
      name: inBoth("newItem"),
      icon: "",
      urlLink: "",
      permission: null,
    };
    onChange(menu.map((each, at) => (at === group ? { ...each, items: [...each.items, item] } : each)));
    setOpened({ group, item: menu[group]!.items.length });
  }

  return (
    <Panel
      title={m.editor}
      hint={m.editorHint}
      actions={
        <Button
          type="button"
          outlined
          icon="pi pi-plus"
          label={m.addGroup}
          onClick={() =>
            onChange([...menu, { componentCode: freshCode(menu, "group"), name: inBoth("newGroup"), items: [] }])
          }
        />
      }
    >
      <RowOrder
        onMove={(from, to) =>
          onChange(
            from.list === undefined ? moveGroup(menu, from.at, to.at) : moveItem(menu, placeOf(from), placeOf(to)),
          )
        }
        listName={(code) => format.text(menu.find(({ componentCode }) => componentCode === code)!.name)}
      >
        <ol role="list" className="menu-editor">
          {menu.map((group, at) => (
            <MenuGroup
              key={group.componentCode}
              group={group}
              at={at}
              isFaulty={isFaulty(`menu.${at}.name`)}
              tools={{
                onUp: at > 0 ? () => onChange(moveGroup(menu, at, at - 1)) : undefined,
                onDown: at < menu.length - 1 ? () => onChange(moveGroup(menu, at, at + 1)) : undefined,
                onEdit: () => setOpened({ group: at }),
                onRemove: () => void removeGroup(at, group),
              }}
              onAdd={() => addItem(at)}
            >
              {group.items.length === 0 && <li className="soft menu-editor__empty">{m.emptyGroup}</li>}
              {group.items.map((item, index) => {
                const place = { group: at, item: index };
                const up = stepOf(menu, place, -1);
                const down = stepOf(menu, place, 1);
                return (
                  <ItemRow
                    key={item.componentCode}
                    item={item}
                    at={index}
                    group={group.componentCode}
                    isFaulty={isFaulty(`menu.${at}.items.${index}.`)}
                    tools={{
                      onUp: up && (() => onChange(moveItem(menu, place, up))),
                      onDown: down && (() => onChange(moveItem(menu, place, down))),
                      onEdit: () => setOpened(place),
                      onRemove: () => onChange(menu.with(at, { ...group, items: group.items.toSpliced(index, 1) })),
                    }}
                  />
                );
              })}
            </MenuGroup>
          ))}
        </ol>
      </RowOrder>
      {opened && menu[opened.group] && (
        <ItemDialog
          group={menu[opened.group]!}
          item={opened.item === undefined ? undefined : menu[opened.group]!.items[opened.item]}
          permissions={permissions}
          errorAt={(part) =>
            errorAt(
              opened.item === undefined
                ? `menu.${opened.group}.${part}`
                : `menu.${opened.group}.items.${opened.item}.${part}`,
            )
          }
          onName={(name) => onChange(menu.with(opened.group, { ...menu[opened.group]!, name }))}
          onItem={(item) =>
            opened.item !== undefined && onChange(replaceItem(menu, { group: opened.group, item: opened.item }, item))
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}

/** The name of a new item until staff type one. */
function inBoth(word: "newGroup" | "newItem") {
  return { th: menuMessages.th[word], en: menuMessages.en[word] };
}
