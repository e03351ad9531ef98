import "./views-menu.css";
import type { BodyOf } from "@time-event/contract/endpoint";
import { staffViewDelete, staffViewList, staffViewSave } from "@time-event/contract/staff-views";
import { useId } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { TextInput } from "../../ui/staff/control/text-input.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { PopoverButton } from "../../ui/staff/popover/popover-button.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { RemoveButton } from "../../ui/staff/form/remove-button.tsx";
import { staffViewsMessages } from "./staff-views.messages.ts";

interface ViewsMenuProps {
  readonly screen: BodyOf<typeof staffViewSave>["screen"];
  readonly eventId: number;
  readonly view: {
    /** What a saved view stores of the address. */
    readonly query: string;
    readonly openQuery: (query: string) => void;
  };
}

/** The user's saved views, and a field to save the present one under a name. */
export function ViewsMenu(props: ViewsMenuProps) {
  const m = useMessages(staffViewsMessages);
  return (
    <PopoverButton icon="pi pi-bookmark" label={m.views}>
      {(close) => <Views {...props} onChosen={close} />}
    </PopoverButton>
  );
}

function Views({ screen, view, eventId, onChosen }: ViewsMenuProps & { readonly onChosen: () => void }) {
  const m = useMessages(staffViewsMessages);
  const failureText = useFailureText(m.refusals);
  const id = useId();
  const [name, setName] = useDraftState("view", "");
  const views = useStaffQuery(staffViewList, { screen, eventId }).data?.data;
  const remove = useStaffAction(staffViewDelete);
  const save = useStaffAction(staffViewSave, {
    onSuccess: () => {
      setName("");
      toast({ severity: "success", summary: m.viewSaved });
    },
  });
  return (
    <>
      {views?.length === 0 && <p className="soft">{m.viewsEmpty}</p>}
      <ul role="list" className="views-menu">
        {views?.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className="views-menu__view"
              aria-current={each.query === view.query || undefined}
              onClick={() => {
                view.openQuery(each.query);
                onChosen();
              }}
            >
              {each.name}
            </button>
            <RemoveButton label={m.deleteView(each.name)} onClick={() => remove.mutate({ id: each.id })} />
          </li>
        ))}
      </ul>
      <form
        className="views-menu__save"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ screen, eventId, name, query: view.query });
        }}
      >
        <label htmlFor={id}>{m.viewName}</label>
        <TextInput id={id} value={name} maxLength={60} required onChange={({ target }) => setName(target.value)} />
        <Button
          type="submit"
          icon="pi pi-check"
          label={m.saveView}
          disabled={name.trim() === ""}
          loading={save.isPending}
        />
        <div role="alert">
          {save.error && <p className="views-menu__failure">{failureText(save.error).join(" ")}</p>}
        </div>
      </form>
    </>
  );
}
