interface SaveOptions {
  /** On an iPhone or iPad the sheet for sharing is the only way into the photos. */
  readonly preferSharing?: boolean;
}

/** Makes the browser save bytes under a name. */
export async function saveFile(bytes: Blob, name: string, { preferSharing = false }: SaveOptions = {}): Promise<void> {
  if (preferSharing && isAppleTouch() && (await wasShared(new File([bytes], name, { type: bytes.type })))) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // wait: after the click, the browser opens the bytes in a later task
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function isAppleTouch(): boolean {
  return navigator.vendor.startsWith("Apple") && navigator.maxTouchPoints > 0;
}

/** False: the browser cannot share files. A sheet that the visitor closes is an answer, too. */
async function wasShared(file: File): Promise<boolean> {
  if (typeof navigator.canShare !== "function" || !navigator.canShare({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
  return true;
}
