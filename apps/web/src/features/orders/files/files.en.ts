import type { th } from "./files.th.ts";

export const en: typeof th = {
  choose: "Choose a file or take a photo",
  other: "Choose another file",
  formats: "A JPEG, PNG or WebP picture, or a PDF of up to 5 MB. Only the organiser sees it.",
  preparing: "Preparing the file",
  sending: (percent) => `Sending the file ${percent}%`,
  reading: "Sent. Checking the file",
  tryNumber: (attempt) => `Weak network. Try ${attempt}`,
  retry: "Send again",
  heic: "This is an iPhone's HEIC picture, which this browser cannot open. Take a new photo or a screenshot, and choose that.",
  kinds: { "image/webp": "Picture", "application/pdf": "PDF" },
  size: (kind, kilobytes) => `${kind}, ${kilobytes} kB`,
  received: "The file has arrived",
  open: "Open",
  openOf: (question) => `Open ${question}`,
  remove: "Remove",
  removeOf: (question) => `Remove ${question}`,
  documents: "Documents sent",
};
