/** Who reads what is open to everybody, whoever's token comes along. */
export const NOBODY = { kind: 'guest', id: null, guestId: null } as const;
