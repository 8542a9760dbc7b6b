/** The text as it is saved: every line break is CRLF (docs/product.md §3). */
export function toCrlf(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, '\r\n');
}

/** The lines of a post. Stored text has no blank ones; what comes from elsewhere may. */
export function postLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

/** The text as it is copied: an empty line between the lines, as the card shows them, and CRLF (docs/product.md §5). */
export function copiedText(text: string): string {
  return postLines(text).join('\r\n\r\n');
}
