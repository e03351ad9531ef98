import { imageDelete, type StaffImage } from "@time-event/contract/images";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { useRowOrder } from "../../../ui/staff/order/use-row-order.tsx";
import { EventPicture } from "../event-picture.shared.tsx";
import { staffImagesMessages } from "./staff-images.messages.ts";

interface ImageCardProps {
  readonly eventId: number;
  readonly image: StaffImage;
  readonly mayEdit: boolean;
  /** Its position among the pictures of its kind, from 1. */
  readonly at: number;
  readonly of: number;
  readonly onMove: (steps: number) => void;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** A picture with its buttons. Staff move it by its handle or its arrows. */
export function ImageCard({ eventId, image, mayEdit, at, of, onMove, onEdit, onRemoved }: ImageCardProps) {
  const m = useMessages(staffImagesMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const remove = useStaffAction(imageDelete, { onSuccess: onRemoved });
  const { picture } = image;
  const words = format.text(picture.alt);
  const named = (action: string) => `${action}: ${words || m.nth(at)}`;
  const { ref, handle } = useRowOrder({ id: image.id, at: at - 1, name: words || m.nth(at), disabled: !mayEdit });
  return (
    <li ref={ref}>
      <div className="image-card">
        <button
          type="button"
          className="image-card__picture"
          aria-label={named(m.edit)}
          disabled={!mayEdit}
          onClick={onEdit}
        >
          <EventPicture picture={picture} alt="" sizes="22rem" />
        </button>
        <div className="image-card__words">
          {words ? <span>{words}</span> : <span className="image-card__silent">{m.noAlt}</span>}
          <small className="figures">
            {format.number(picture.width)} × {format.number(picture.height)}
          </small>
        </div>
        {mayEdit && (
          <div className="image-card__actions">
            {of > 1 && (
              <>
                {handle}
                <Button
                  type="button"
                  text
                  icon="pi pi-arrow-left"
                  aria-label={named(m.earlier)}
                  disabled={at === 1}
                  onClick={() => onMove(-1)}
                />
                <Button
                  type="button"
                  text
                  icon="pi pi-arrow-right"
                  aria-label={named(m.later)}
                  disabled={at === of}
                  onClick={() => onMove(1)}
                />
              </>
            )}
            <Button type="button" text icon="pi pi-pencil" aria-label={named(m.edit)} onClick={onEdit} />
            <RemoveButton
              label={named(m.delete)}
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(
                  { eventId, id: image.id, revision: image.revision },
                  { onError: (failure) => tellFailed(failureText(failure)) },
                )
              }
            />
          </div>
        )}
      </div>
    </li>
  );
}
