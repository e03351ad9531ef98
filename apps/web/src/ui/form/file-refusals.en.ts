import type { th } from "./file-refusals.th.ts";

export const en: typeof th = {
  not_a_picture: "This file is not a supported picture. Use JPEG, PNG, WebP, GIF or AVIF.",
  picture_damaged: "The picture cannot be opened: the file may be damaged or incomplete. Export it again and retry.",
  picture_too_large: "The picture has more than 64 million pixels. Make it smaller and retry.",
  picture_too_small: "The picture is smaller than 16 pixels. Use a larger one.",
  picture_heic: "This file is HEIC, which we cannot read. Send a screenshot of the slip, or a JPEG.",
  not_a_document: "This file is neither a supported picture nor a PDF. Use JPEG, PNG, WebP or PDF.",
  document_too_large: "This PDF is larger than 5 MB. Send a smaller one, or a photo of it.",
  document_active:
    "This PDF is locked, or holds a program or another file. Print it as a PDF again, or send a photo of it.",
  too_many_documents: "Too many files were sent. Save the form, then try again tomorrow.",
  several_codes: "The picture shows several slips. Send a picture of each slip by itself.",
  too_many_pictures: "You have sent as many pictures as possible. Delete one that is not needed first.",
};
