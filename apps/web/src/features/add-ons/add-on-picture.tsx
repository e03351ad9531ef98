import type { AddOnForm } from "@time-event/contract/add-ons";
import { imageList, imageUpload } from "@time-event/contract/images";
import { imagePath } from "@time-event/contract/picture";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { FileDrop } from "../../ui/staff/file-drop/file-drop.tsx";
import { type Editing, fieldOf } from "../../ui/staff/form/editing.ts";
import { useImageProblem } from "../images/staff/use-image-problem.shared.ts";
import { addOnsMessages } from "./add-ons.messages.ts";

interface AddOnPictureProps {
  readonly eventId: number;
  readonly editing: Editing<AddOnForm>;
}

/** Which of the event's pictures of add-ons is shown beside it, or a new one. */
export function AddOnPicture({ eventId, editing }: AddOnPictureProps) {
  const m = useMessages(addOnsMessages);
  const format = useFormat();
  const imageProblem = useImageProblem();
  const images = useStaffQuery(imageList, { eventId });
  const upload = useStaffUpload(imageUpload, { patient: true });
  const pictures = (images.data?.data ?? []).filter(({ kind }) => kind === "add_on");
  const field = fieldOf(editing, "pictureId");
  const chosen = pictures.find(({ id }) => id === field.value);
  const sent = upload.variables?.file;
  const send = (file: Blob) =>
    upload.mutate({ params: { eventId, kind: "add_on" }, file }, { onSuccess: ({ data }) => field.onChange(data.id) });
  return (
    <>
      {pictures.length > 0 && (
        <SelectField
          label={m.picture}
          {...field}
          value={field.value ?? null}
          clearable
          options={pictures.map(({ id, picture }, at) => ({
            value: id,
            label: format.text(picture.alt) || m.pictureNumber(at + 1),
          }))}
          onChange={(id) => field.onChange(id)}
        />
      )}
      {chosen ? (
        <img
          src={imagePath(chosen.picture, chosen.picture.widths[0]!)}
          alt={format.text(chosen.picture.alt)}
          width={96}
          className="add-on-picture"
        />
      ) : (
        <FileDrop
          label={m.newPicture}
          hint={m.newPictureHint}
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          busy={upload.isPending}
          progress={upload.progress}
          onAgain={upload.error && sent ? () => send(sent) : undefined}
          error={upload.error ? imageProblem(upload.error) : undefined}
          onFiles={([file]) => file && send(file)}
        />
      )}
    </>
  );
}
