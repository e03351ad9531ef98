import type { MenuItems, MenuMainItem, MenuSubItem } from "@time-event/contract/menu";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { IconPicker } from "./icon-picker.tsx";
import { LinkField } from "./link-field.tsx";
import { menuMessages } from "./menu.messages.ts";

interface ItemDialogProps {
  readonly group: MenuMainItem;
  /** Undefined: the group itself. */
  readonly item: MenuSubItem | undefined;
  readonly permissions: MenuItems["permissions"];
  readonly errorAt: (part: string) => string | undefined;
  readonly onName: (name: MenuMainItem["name"]) => void;
  readonly onItem: (item: MenuSubItem) => void;
  readonly onClose: () => void;
}

/** The fields of a group or an item. They change as staff type; the menu's own form saves them. */
export function ItemDialog({ group, item, permissions, errorAt, onName, onItem, onClose }: ItemDialogProps) {
  const m = useMessages(menuMessages);
  const format = useFormat();
  return (
    <StaffDialog
      open
      title={item ? m.itemTitle : m.groupTitle}
      look="wide"
      onClose={onClose}
      footer={<Button type="button" label={m.done} onClick={onClose} />}
    >
      <div className="menu-item-fields">
        <BothLanguagesField
          label={m.name}
          required
          maxLength={60}
          value={item ? item.name : group.name}
          errorAt={(part) => errorAt(`name.${part}`)}
          onChange={(name) => (item ? onItem({ ...item, name }) : onName(name))}
        />
        {item && (
          <>
            <LinkField
              value={item.urlLink}
              error={errorAt("urlLink")}
              onChange={(urlLink) => onItem({ ...item, urlLink })}
            />
            <SelectField
              label={m.permission}
              clearable
              placeholder={m.everybody}
              value={item.permission}
              options={permissions.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
              onChange={(permission) => onItem({ ...item, permission })}
            />
            <IconPicker value={item.icon} onChange={(icon) => onItem({ ...item, icon })} />
          </>
        )}
      </div>
    </StaffDialog>
  );
}
