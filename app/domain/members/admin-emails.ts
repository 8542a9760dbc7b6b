/** Whether the address is an operator's: docs/product.md §6, compared without regard to case. */
export function isAdminEmail(email: string, admins: readonly string[]): boolean {
  const wanted = lower(email);
  return admins.some((admin) => lower(admin) === wanted);
}

// The letters of ASCII only: in Unicode's lower case two different mailboxes can become one.
function lower(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
