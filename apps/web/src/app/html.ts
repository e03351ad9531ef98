/** A data block of a page. It is not a script, so a strict content policy allows it. Text in it cannot close it. */
export function dataBlock(type: string, value: unknown, id?: string): string {
  const json = JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="${type}"${id ? ` id="${id}"` : ""}>${json}</script>`;
}

/** Inserts text before the last occurrence of a closing tag. */
export function insertBefore(html: string, tag: string, text: string): string {
  const at = html.lastIndexOf(tag);
  return html.slice(0, at) + text + html.slice(at);
}
