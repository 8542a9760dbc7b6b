import { type Control, onBuild, onSource } from './control.ts';

const ATTEMPT = {
  file: 'app/auth/sign-ins.test.ts',
  title: 'lets one of ten take an attempt, and only with everything that belongs to it',
};
const crossed = (title: string) => ({ file: 'app/auth/crossed-sign-ins.test.ts', title });
const STOLEN = crossed(
  'makes a stolen code worth nothing to whoever has no secret, an invented or another one',
);
const EVIL = { file: 'app/auth/safe-next.test.ts', title: 'goes home instead of to %j' };
const AGAIN = {
  file: 'app/auth/sign-in-again.test.ts',
  title: 'takes no other account, and no word of a provider that asked nobody lately, for a proof',
};
const ENDS = {
  file: 'app/auth/sessions.test.ts',
  title: 'ends after seven idle days, and after thirty in any case',
};

/** How people come in and stay: docs/security.md, T6, T9 and T15. */
export const SIGN_IN_CONTROLS: readonly Control[] = [
  ...onSource(
    'T6',
    {
      name: 'the way back leads to a page of this site',
      file: 'app/auth/safe-next.ts',
      find: '  if (origin !== BASE || !readings.every((path) => path && isPlainPath(path))) return HOME;\n',
      replace: '',
      test: EVIL,
    },
    {
      name: 'the way back leads to a page, not to its data',
      file: 'app/auth/safe-next.ts',
      find: '    !/\\.data\\/?$/i.test(path) &&\n',
      replace: '',
      test: EVIL,
    },
    {
      name: 'no sign that browsers drop is in the way back',
      file: 'app/auth/safe-next.ts',
      find: ' || hasOddCharacter(text)',
      replace: '',
      test: EVIL,
    },
    {
      name: 'a sign-in ends in the browser that began it',
      file: 'app/auth/attempt-store.server.ts',
      find: "\n    .where('browser_hash', '=', wanted.browserHash)",
      replace: '',
      test: ATTEMPT,
    },
    {
      name: 'a sign-in ends with the provider it began with',
      file: 'app/auth/attempt-store.server.ts',
      find: "\n    .where('provider', '=', wanted.provider)",
      replace: '',
      test: ATTEMPT,
    },
    {
      name: 'a sign-in has ten minutes',
      file: 'app/auth/attempt-store.server.ts',
      find: "\n    .where('expires_at', '>', wanted.now)",
      replace: '',
      test: ATTEMPT,
    },
    {
      name: 'pages hear messages of this site alone',
      file: 'app/auth/auth-message.ts',
      find: "if (type !== 'auth-done' || !STATUSES.includes(status)) return null;",
      replace: "if (type !== 'auth-done') return null;",
      test: { file: 'app/auth/auth-message.test.ts', title: 'does not hear %j' },
    },
  ),
  ...onBuild(
    'T6',
    {
      name: 'the answer of a provider carries the nonce that was sent',
      file: 'app/auth/exchange-code.server.ts',
      find: 'pkceCodeVerifier: attempt.code_verifier, expectedNonce: attempt.nonce',
      replace: 'pkceCodeVerifier: attempt.code_verifier',
      test: crossed('signs nobody in with a code that a stranger got without a nonce'),
    },
    {
      name: 'every sign-in has a nonce of its own',
      file: 'app/auth/begin-sign-in.server.ts',
      find: 'nonce: newSessionToken(services), codeVerifier',
      replace: "nonce: 'the same for all', codeVerifier",
      test: crossed('signs nobody in with the code of a sign-in that a stranger began here'),
    },
    // That the verifier is sent with the code (app/auth/exchange-code.server.ts) is not taken away here: it is the
    // provider who asks for it, and one that was sent a challenge then signs nobody in. What protects is the challenge.
    {
      name: 'a code counts only with the secret of the sign-in that asked for it',
      file: 'app/auth/begin-sign-in.server.ts',
      find: "nonce, code_challenge: challenge, code_challenge_method: 'S256'",
      replace: 'nonce, ...(challenge ? {} : {})',
      test: STOLEN,
    },
    {
      name: 'every sign-in has a secret of its own',
      file: 'app/auth/begin-sign-in.server.ts',
      find: 'codeVerifier: newSessionToken(services)',
      replace: "codeVerifier: 'the same for all, and long enough to be taken'",
      test: STOLEN,
    },
    {
      name: 'what a member began to connect is not tied to whoever signed in after',
      file: 'app/auth/finish-sign-in.server.ts',
      find: "viewer.kind !== 'member' || viewer.id !== attempt.link_user_id",
      replace: "viewer.kind !== 'member'",
      test: crossed('connects nothing to whoever signed in after the one who began it'),
    },
    {
      name: 'an owner link has its secret behind #, which no server is told',
      file: 'app/auth/owner-link-cli.server.ts',
      find: '/owner-link#${token}',
      replace: '/owner-link?token=${token}',
      test: {
        file: 'app/auth/owner-link.test.ts',
        title: 'prints a link while the server runs, which signs the owner in once',
      },
    },
    {
      name: 'an owner link is signed',
      file: 'app/auth/owner-token.server.ts',
      find: '  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;\n',
      replace: '',
      test: {
        file: 'app/auth/owner-link.test.ts',
        title: 'takes no link that is forged, late or from another server',
      },
    },
    {
      name: 'an owner link works once',
      file: 'app/auth/redeem-owner-link.server.ts',
      find: ' || !(await takeQuota(services.db, used, 1))',
      replace: '',
      test: {
        file: 'app/auth/owner-link.test.ts',
        title: 'lets one of many redeem the same link',
      },
    },
    {
      name: 'one network begins sixty sign-ins in ten minutes',
      file: 'app/auth/sign-in-limit.server.ts',
      find: 'return go.wait;',
      replace: 'return null;',
      test: {
        file: 'app/auth/demo-sign-in.test.ts',
        title: 'bounds how many sign-ins one network begins',
      },
    },
    {
      name: 'the demo ends with its sessions',
      file: 'app/auth/session.server.ts',
      find: "owner?.session.provider === 'demo' && !isDemoOn(services.settings)",
      replace: 'false',
      test: {
        file: 'app/auth/sign-in-member.test.ts',
        title: 'ends the demo with the demo: its sessions, and what it says of an e-mail',
      },
    },
  ),
  ...onBuild(
    'T15',
    {
      name: 'others are sent away after a second sign-in alone',
      file: 'app/auth/sign-in-again.server.ts',
      find: ' && isRecent(start, now())',
      replace: '',
      test: {
        file: 'app/auth/sign-in-again.test.ts',
        title: 'ends sessions only for whoever has signed in a moment ago',
      },
    },
    {
      name: 'only the same member proves that it is still the same member',
      file: 'app/auth/finish-sign-in.server.ts',
      find: "  if (known?.user_id !== userId) return 'not-theirs';\n",
      replace: '',
      test: AGAIN,
    },
    {
      name: 'a provider that asked nobody lately proves nothing',
      file: 'app/auth/finish-sign-in.server.ts',
      find: '!isRecent(authenticatedAt, now())',
      replace: 'false',
      test: AGAIN,
    },
    {
      name: 'the database keeps a hash of a session’s token',
      file: 'app/auth/session-token.server.ts',
      find: "return createHash('sha256').update(token).digest('base64url');",
      replace: 'return token;',
      test: {
        file: 'app/auth/sessions.test.ts',
        title: 'keeps of a token only a hash that opens nothing',
      },
    },
    {
      name: 'a session nobody uses ends',
      file: 'app/auth/session-store.server.ts',
      find: "    .where('last_seen', '>', limits.idleSince)\n    .executeTakeFirst();",
      replace: '    .executeTakeFirst();',
      test: ENDS,
    },
    {
      name: 'a session ends in any case',
      file: 'app/auth/session-store.server.ts',
      find: "    .where('token_hash', '=', tokenHash)\n    .where('expires_at', '>', limits.now)\n",
      replace: "    .where('token_hash', '=', tokenHash)\n",
      test: ENDS,
    },
    {
      name: 'a sign-in ends the session before it',
      file: 'app/auth/sign-in-member.server.ts',
      find: '    if (oldToken) await deleteSessionByToken(trx, hashToken(oldToken));\n',
      replace: '',
      test: {
        file: 'app/auth/sessions.test.ts',
        title: 'begins a new session at each sign-in and ends the one before',
      },
    },
    {
      name: 'no script reads the cookie of a session',
      file: 'app/auth/sign-in-cookies.server.ts',
      find: "serialize(sessionCookieName(services), token, {\n    path: '/',\n    httpOnly: true,",
      replace: "serialize(sessionCookieName(services), token, {\n    path: '/',",
      test: {
        file: 'app/auth/sessions.test.ts',
        title: 'sets one cookie, for this host, out of reach of scripts',
      },
    },
    {
      name: 'a guest is the one whose cookie we signed',
      file: 'app/guests/guest-cookie.server.ts',
      find: 'const id = cookies[name];',
      replace: "const id = header.split('=')[1]?.split('.')[0] ?? cookies[name];",
      test: { file: 'app/app.server.test.ts', title: 'does not take a forged or changed cookie' },
    },
  ),
  ...onSource(
    'T9',
    {
      name: 'a photo is fetched from the open internet alone',
      file: 'app/auth/photo-rules.ts',
      find: "ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'",
      replace: 'ipaddr.isValid(address)',
      test: {
        file: 'app/auth/fetch-photo.test.ts',
        title: 'asks nobody when a name leads to %s',
      },
    },
    {
      name: 'a photo is fetched by https without a name in the address',
      file: 'app/auth/photo-rules.ts',
      find: "url.protocol === 'https:' && isPlain && url.hostname !== ''",
      replace: "url.hostname !== ''",
      test: { file: 'app/auth/fetch-photo.test.ts', title: 'asks nobody for any other address' },
    },
    {
      name: 'a photo is a picture by its bytes',
      file: 'app/auth/fetch-photo.server.ts',
      find: 'bytes && kindOf(bytes) ? bytes : null',
      replace: 'bytes',
      test: {
        file: 'app/auth/fetch-photo.test.ts',
        title: 'goes without a picture when the answer is %s',
      },
    },
    {
      name: 'a photo weighs one megabyte at most',
      file: 'app/auth/fetch-photo.server.ts',
      find: '    if (size > MOST_PHOTO_BYTES) return null;\n',
      replace: '',
      test: {
        file: 'app/auth/fetch-photo.test.ts',
        title: 'goes without a picture when the answer is %s',
      },
    },
  ),
];
