/** The text as it is copied and saved: every line break is CRLF (docs/product.md §3, §5). */
export function toCrlf(text: string): string {
  return text.replaceAll(/\r\n|\r|\n/g, '\r\n');
}

/** The lines of a post. Stored text has no blank ones; what comes from elsewhere may. */
export function postLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}
