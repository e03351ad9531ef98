import type { Order } from "@time-event/contract/orders";
import { namedFiles } from "@time-event/domain/questions/answer-files";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { answerFiles } from "./answer-files.ts";
import { fileMessages } from "./files.messages.ts";
import { useFileText } from "./use-file-text.ts";

interface EntryFilesProps {
  readonly order: Pick<Order, "files">;
  readonly entry: Order["entries"][number];
  readonly orderKey: string;
}

/** The documents that the players of an entry have sent. */
export function EntryFiles({ order, entry, orderKey }: EntryFilesProps) {
  const m = useMessages(fileMessages);
  const fileText = useFileText();
  const { open } = answerFiles({ of: "order", key: orderKey });
  const sent = entry.players.flatMap(({ firstName, answers }) =>
    namedFiles(answers).flatMap((id) => {
      const file = order.files.find((each) => each.id === id);
      return file ? [{ ...file, firstName }] : [];
    }),
  );
  return (
    <div role="group" aria-label={m.documents}>
      <p className="soft">{m.documents}</p>
      <div className="row">
        {sent.map((file) => (
          <Button key={file.id} look="quiet" small onClick={() => void open(file.id)}>
            <Icon name="download" />
            {[file.firstName, fileText(file)].filter(Boolean).join(" · ")}
          </Button>
        ))}
      </div>
    </div>
  );
}
