let handed: string | null = null;

/** Hands a text to the next page of this visit. It stands in no address and no storage. */
export function handText(text: string): void {
  handed = text;
}

/** The text that was handed over, once; null where there is none. */
export function takeHandedText(): string | null {
  const text = handed;
  handed = null;
  return text;
}
