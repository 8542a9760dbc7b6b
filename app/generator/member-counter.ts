/** Counts a member's generations of one UTC day, for fair use (docs/product.md §9). */
export function memberCounter(userId: string, day: string) {
  return { scope: 'generations-of-member', subject: userId, period: day };
}
