/** A visitor without an account. `id` is null until a page that may spend the free post gave one out. */
export type Guest = { kind: 'guest'; id: string | null };

/** Whoever is looking. Every decision about access takes one of these. */
export type Viewer = Guest;
