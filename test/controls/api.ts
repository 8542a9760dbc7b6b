import { type Control, onBuild } from './control.ts';

const titled = (title: string) => ({ file: 'app/public-api/public-api.test.ts', title });
const OPENS_NOTHING = titled(
  'takes no token that was revoked, has ended, was made up, or whose member is disabled',
);
const REVOKES = titled(
  'revokes nobody else’s tokens, and all own ones with the last sign-out everywhere',
);

/** What programs may do with a token: docs/security.md, T1, T8 and T15. */
export const API_CONTROLS: readonly Control[] = [
  ...onBuild(
    'T15',
    {
      name: 'a token does what it was made for',
      file: 'app/public-api/answer-api.server.ts',
      find: 'if (scope === null || bearer.token.scopes.includes(scope)) return null;',
      replace: 'if (bearer) return null;',
      test: titled('lets a token do what it was made for, and nothing else'),
    },
    {
      name: 'a token ends',
      file: 'app/api-tokens/token-store.server.ts',
      find: "    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))\n",
      replace: '',
      test: OPENS_NOTHING,
    },
    {
      name: 'a token of a disabled member opens nothing',
      file: 'app/public-api/answer-api.server.ts',
      find: "  if (bearer.member.isDisabled) return { refused: 'account-disabled' };\n",
      replace: '',
      test: OPENS_NOTHING,
    },
    {
      name: 'a token that is none is refused, also where nobody needs one',
      file: 'app/public-api/answer-api.server.ts',
      find: "  if (bearer.kind === 'unknown') return { refused: 'token-unknown' };\n",
      replace: "  if (bearer.kind === 'unknown') return null;\n",
      test: OPENS_NOTHING,
    },
    {
      name: 'a token of the demo account ends with the demo',
      file: 'app/api-tokens/read-bearer.server.ts',
      find: 'if (!found || isOver)',
      replace: 'if (!found)',
      test: titled('ends a token of the demo account with the demo'),
    },
    {
      name: 'a token is revoked by its owner alone',
      file: 'app/api-tokens/token-store.server.ts',
      find: ".deleteFrom('api_tokens')\n    .where('user_id', '=', userId)\n    .where('id', '=', id)",
      replace: ".deleteFrom('api_tokens')\n    .where('id', '=', id)",
      test: REVOKES,
    },
    {
      name: 'signing out everywhere revokes all tokens',
      file: 'app/auth/end-sessions.server.ts',
      find: '    await deleteTokensOf(trx, viewer.id);\n',
      replace: '',
      test: REVOKES,
    },
    {
      name: 'a member has ten tokens',
      file: 'app/api-tokens/token-store.server.ts',
      find: 'if (!owner || (await listTokens(trx, row.user_id)).length >= most) return false;',
      replace: 'if (!owner) return false;',
      test: titled('gives a member ten tokens, also when eleven are wanted at once'),
    },
  ),
  ...onBuild('T8', {
    name: 'no cookie lets anybody into /api/v1',
    file: 'app/public-api/answer-api.server.ts',
    find: "return scope === null ? null : { refused: 'token-needed' };",
    replace: 'return null;',
    test: titled('knows nobody without a token, whatever cookies and pages they come with'),
  }),
  ...onBuild(
    'T1',
    {
      name: 'the requests of a token are counted',
      file: 'app/public-api/answer-api.server.ts',
      find: 'if (metered.wait !== null) {',
      replace: 'if (metered.wait === -1) {',
      test: titled(
        'counts the requests of each token, says what is left, and then when to come back',
      ),
    },
    {
      name: 'what programs write in an hour is bounded',
      file: 'app/public-api/take-write.server.ts',
      find: 'if (wait === null) return null;',
      replace: 'if (wait !== -1) return null;',
      test: titled('lets programs write so much an hour, whichever token they have'),
    },
  ),
];
