/** Puts a text on the clipboard; false: the browser refused. Pages without TLS have no `navigator.clipboard`. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The way before there was a clipboard to write to: select a text and press copy. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  try {
    // deprecated, and the only one that a page without TLS has
    return document.execCommand("copy");
  } finally {
    field.remove();
  }
}
