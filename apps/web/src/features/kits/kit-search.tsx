import { type RefObject, useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { TextInput } from "../../ui/staff/control/text-input.tsx";
import { kitsMessages } from "./kits.messages.ts";
import { ScanDialog } from "./scan-dialog.tsx";

interface KitSearchProps {
  /** Around the field, which gets the focus back after each hand-out. */
  readonly field: RefObject<HTMLSpanElement | null>;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onFind: (text: string) => void;
}

/** Where a bib or a name is typed, or a scanner types a ticket. */
export function KitSearch({ field, text, isBusy, onText, onFind }: KitSearchProps) {
  const m = useMessages(kitsMessages);
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <form
        className="kit-search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") onFind(text.trim());
        }}
      >
        <span className="kit-search__field" ref={field}>
          <TextInput
            type="search"
            enterKeyHint="search"
            aria-label={m.search}
            placeholder={m.search}
            maxLength={120}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </span>
        <Button type="submit" icon="pi pi-search" label={m.find} loading={isBusy} />
        <Button type="button" outlined icon="pi pi-qrcode" label={m.scan} onClick={() => setScanning(true)} />
      </form>
      {isScanning && (
        <ScanDialog
          onClose={() => setScanning(false)}
          onCode={(code) => {
            setScanning(false);
            onText(code);
            onFind(code);
          }}
        />
      )}
    </>
  );
}
