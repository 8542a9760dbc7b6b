let handed: string | null = null;

/** Passes a text to the next page in memory, not in the URL or a storage. */
export function handText(text: string): void {
  handed = text;
}

/** The text that was handed over, once; null where there is none. */
export function takeHandedText(): string | null {
  const text = handed;
  handed = null;
  return text;
}
