/**
 * The name that a reply gives its file; the UTF-8 name comes first.
 * @example fileNameOf("attachment; filename=\"list.csv\"; filename*=UTF-8''%E0%B8%81.csv") // "ก.csv"
 */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? "")?.[1];
}
