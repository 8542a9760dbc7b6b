/** Returns the address of one case, with what an admin can do about it. */
export function casePath(id: string): string {
  return `/admin/moderation?case=${id}`;
}
