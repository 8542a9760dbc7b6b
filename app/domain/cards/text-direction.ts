const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether a line is read from the right: its first letter says so. */
export function isFromRight(line: string): boolean {
  return RIGHT_TO_LEFT.test(line);
}
