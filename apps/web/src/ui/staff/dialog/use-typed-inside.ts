import { type FocusEvent, useRef } from "react";

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const kinds = new Set(["text", "tel", "email", "url", "number", "textarea"]);

/** Fields in which people search or choose hold nothing that could be lost; a form's frame knows by itself what is saved. */
const elsewhere =
  "[role=combobox], [role=search], [type=search], .search-select, .p-dropdown, .p-multiselect, .form-frame";

const isTextInput = (target: EventTarget): target is TextInput =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && kinds.has(target.type);

/**
 * Whether something is typed in a text field inside, against what stood there when it was entered first: also where the state of
 * the field is kept outside of the dialog.
 */
export function useTypedInside() {
  const entered = useRef(new Map<TextInput, string>());
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (!isTextInput(target) || entered.current.has(target) || target.closest(elsewhere)) return;
      entered.current.set(target, target.value);
    },
    isAny: () => [...entered.current].some(([field, first]) => field.isConnected && field.value !== first),
  };
}
