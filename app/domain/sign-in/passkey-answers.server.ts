import { z } from 'zod';
import type { PasskeyRow } from '../../platform/db/sign-in-tables.ts';
import { RefusedSignInError } from './refused-sign-in.server.ts';

const part = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

/** What the browser returns for a created or a used passkey: PublicKeyCredential.toJSON(). */
export const passkeyAnswerSchema = z.object({
  id: part.min(1).max(1400),
  rawId: part.min(1).max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part.min(1),
    attestationObject: part.optional(),
    transports: z.array(z.string().max(30)).max(10).optional(),
    authenticatorData: part.optional(),
    signature: part.optional(),
    userHandle: part.nullish(),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>;

/** The place and the challenge that an answer must be for. */
type Wanted = { origin: string; rpId: string; challenge: string };

const clientDataSchema = z.object({
  challenge: part,
  crossOrigin: z.unknown().optional(),
  topOrigin: z.unknown().optional(),
});

function clientDataOf({ response }: PasskeyAnswer) {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
  return clientDataSchema.parse(JSON.parse(text));
}

/** The challenge that an answer names, or null. */
export function readChallenge(answer: PasskeyAnswer): string | null {
  try {
    return clientDataOf(answer).challenge;
  } catch {
    return null;
  }
}

// A page of another site that embeds this one could lead its visitor through a sign-in. The library does not look.
function refuseEmbedding(answer: PasskeyAnswer): void {
  const { crossOrigin = false, topOrigin } = clientDataOf(answer);
  if (crossOrigin !== false || topOrigin !== undefined) {
    throw new RefusedSignInError('cross-origin');
  }
}

/** Verifies a created passkey. Throws for anything else. */
export async function verifyRegistration(
  answer: PasskeyAnswer,
  { origin, rpId, challenge }: Wanted,
): Promise<Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'>> {
  refuseEmbedding(answer);
  const { attestationObject = '', clientDataJSON, transports = [] } = answer.response;
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    // oxlint-disable-next-line no-restricted-imports -- a package, no layer
    import('@simplewebauthn/server/helpers'),
  ]);
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const hasChain = decoded.get('attStmt').get('x5c') !== undefined;
  // None was asked for. The certificates of another one name addresses that the library would load.
  if (hasChain || !['none', 'packed'].includes(decoded.get('fmt'))) {
    throw new RefusedSignInError('attestation');
  }
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...answer,
      clientExtensionResults: {},
      response: { attestationObject, clientDataJSON },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  });
  if (!verified) throw new RefusedSignInError('signature');
  const { id, publicKey, counter } = registrationInfo.credential;
  if (id !== answer.id) throw new RefusedSignInError('bad-answer');
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((name) => /^[a-z-]+$/.test(name)).join(','),
  };
}

/** Verifies the use of a passkey and returns its counter. Throws for anything else. */
export async function verifyAssertion(
  answer: PasskeyAnswer,
  { origin, rpId, challenge }: Wanted,
  known: PasskeyRow,
): Promise<number> {
  refuseEmbedding(answer);
  const { authenticatorData = '', clientDataJSON, signature = '', userHandle } = answer.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== known.user_id) {
    throw new RefusedSignInError('not-theirs');
  }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...answer,
      clientExtensionResults: {},
      response: { authenticatorData, clientDataJSON, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
    },
    requireUserVerification: false,
  });
  if (!verified) throw new RefusedSignInError('signature');
  return authenticationInfo.newCounter;
}

const REASONS: readonly [RegExp, string][] = [
  [/^Response counter/, 'counter-back'],
  [/response origin/, 'wrong-origin'],
  [/RP ID/, 'wrong-rp'],
  [/response type/, 'wrong-type'],
];

/** For a catch: refuses an answer. The library's messages hold values of the answer and are not logged. */
export function refuseAnswer(error: unknown): never {
  if (error instanceof RefusedSignInError) throw error;
  const message = error instanceof Error ? error.message : '';
  const reason = REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'bad-answer';
  throw new RefusedSignInError(reason);
}
