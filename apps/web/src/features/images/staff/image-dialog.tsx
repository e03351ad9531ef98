import type { Text } from "@time-event/contract/fields";
import { type Crop, imageList, imageSave, type StaffImage } from "@time-event/contract/images";
import { useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { CropField } from "./crop-field.tsx";
import { staffImagesMessages } from "./staff-images.messages.ts";

interface ImageDialogProps {
  readonly eventId: number;
  readonly image: StaffImage;
  readonly onClose: () => void;
}

interface ImageValues {
  readonly revision: number;
  readonly crop: Crop | null;
  readonly alt: Text;
}

/** Choose the part of a picture that is shown, and describe it. */
export function ImageDialog({ eventId, image, onClose }: ImageDialogProps) {
  const m = useMessages(staffImagesMessages);
  const callApi = useCallApi();
  const save = useStaffAction(imageSave);
  const [stored] = useState(() => valuesOf(image));
  const form = useForm<ImageValues>({
    draft: `image ${image.id}`,
    stored,
    save: async ({ revision, crop, alt }) =>
      valuesOf((await save.mutateAsync({ eventId, id: image.id, revision, crop, alt })).data),
  });
  const reload = async () => {
    const { data } = await callApi(imageList, { eventId });
    return valuesOf(data.find(({ id }) => id === image.id) ?? image);
  };
  return (
    <StaffDialog open title={m.editTitle[image.kind]} look="wide" keepOnOutsideClick onClose={onClose}>
      <FormFrame
        undoable
        form={form}
        conflict={{
          reload,
          labels: { crop: m.part, alt: m.alt },
          show: (key) => (key === "crop" ? m.anotherPart : undefined),
        }}
        onSaved={onClose}
      >
        <CropField
          eventId={eventId}
          image={image}
          value={form.values.crop}
          onChange={(crop) => form.change({ crop })}
        />
        <BothLanguagesField label={m.alt} hint={m.altHint} maxLength={300} {...form.field("alt")} />
      </FormFrame>
    </StaffDialog>
  );
}

function valuesOf({ revision, crop, picture: { alt } }: StaffImage): ImageValues {
  return { revision, crop, alt };
}
