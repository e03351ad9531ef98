import { type ImageKind, imageOrder, imageRestore, type StaffImage } from "@time-event/contract/images";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useReopened } from "../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { FileDrop } from "../../../ui/staff/file-drop/file-drop.tsx";
import { moved } from "../../../ui/staff/form/editing.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { RowOrder } from "../../../ui/staff/order/row-order.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { ImageCard } from "./image-card.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import { isSingle } from "./image-kinds.ts";
import { inOrderOf } from "./image-order.ts";
import { SendingList } from "./sending-list.tsx";
import { staffImagesMessages } from "./staff-images.messages.ts";
import { useImageUploads } from "./use-image-uploads.ts";

interface KindPanelProps {
  readonly eventId: number;
  readonly kind: ImageKind;
  readonly mayEdit: boolean;
  readonly images: readonly StaffImage[];
}

/** The pictures of one kind: add, sort, crop and remove them. */
export function KindPanel({ eventId, kind, mayEdit, images }: KindPanelProps) {
  const m = useMessages(staffImagesMessages);
  const failureText = useFailureText(m.refusals);
  const [edited, setEdited] = useState<StaffImage | null>(null);
  const [removed, setRemoved] = useState<readonly StaffImage[]>([]);
  useReopened(
    "image",
    images,
    ({ id }) => id,
    (image) => image !== "new" && setEdited(image),
  );
  const uploads = useImageUploads(eventId, kind, setEdited);
  const order = useStaffAction(imageOrder);
  const restore = useStaffAction(imageRestore);
  // the new order shows at once, before the server confirms it
  const shown = order.isPending ? inOrderOf(images, order.variables.ids) : images;
  const ids = shown.map(({ id }) => id);

  function put(next: readonly number[]): void {
    if (next.join() === ids.join()) return;
    order.mutate({ eventId, kind, ids: [...next] }, { onError: (failure) => tellFailed(failureText(failure)) });
  }

  return (
    <Panel title={m.kinds[kind]} hint={m.kindHints[kind]}>
      {shown.length > 0 && (
        <RowOrder onMove={(from, to) => put(moved(ids, from.at, to.at))}>
          <ul role="list" className={`image-cards image-cards--${kind}`}>
            {shown.map((image, index) => (
              <ImageCard
                key={image.id}
                eventId={eventId}
                image={image}
                mayEdit={mayEdit}
                at={index + 1}
                of={shown.length}
                onMove={(steps) => put(moved(ids, index, index + steps))}
                onEdit={() => setEdited(image)}
                onRemoved={() => setRemoved((all) => [...all, image])}
              />
            ))}
          </ul>
        </RowOrder>
      )}
      {removed.map((image) => (
        <p key={image.id} className="staff-images__removed" role="status">
          {m.removed}
          <Button
            type="button"
            text
            icon="pi pi-undo"
            label={m.undo}
            onClick={() => {
              restore.mutate({ eventId, id: image.id });
              setRemoved((all) => all.filter(({ id }) => id !== image.id));
            }}
          />
        </p>
      ))}
      {shown.length === 0 && !mayEdit && <p className="soft">{m.none}</p>}
      {mayEdit && (
        <FileDrop
          label={images.length > 0 && isSingle(kind) ? m.dropAnother : isSingle(kind) ? m.dropOne : m.dropSeveral}
          hint={m.dropHint}
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          multiple={!isSingle(kind)}
          busy={uploads.isBusy}
          onFiles={(files) => void uploads.send(files)}
        />
      )}
      <SendingList
        sendings={uploads.sendings}
        progress={uploads.progress}
        onAgain={(files) => void uploads.send(files)}
        onForget={uploads.forget}
      />
      {edited && <ImageDialog key={edited.id} eventId={eventId} image={edited} onClose={() => setEdited(null)} />}
    </Panel>
  );
}
