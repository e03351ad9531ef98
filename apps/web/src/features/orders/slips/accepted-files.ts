/** What a phone offers for these: its camera and its gallery. An iPhone then gives JPEG instead of HEIC. */
export const acceptedPictures = "image/jpeg,image/png,image/webp";

/** Pictures, or a document from the phone's files. */
export const acceptedDocuments = `${acceptedPictures},application/pdf`;
