import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SignedCard, Verdict } from '../cards/signed-card.ts';
import { isSameSignature, signatureOf } from '../../platform/http/signature.server.ts';
import { shortened } from '../../platform/text/display-text.ts';

/** Characters of each side. */
const MAX_SIDE_LENGTH = 280;
const MAX_BYTES = 4096;
const MAX_TOKEN_LENGTH = 3000;
const SIGNATURE_LENGTH = 22;

/** What a token holds: a meaning as its two sides, or a verdict. */
type Packed = [said: string, meant: string] | Verdict;

/** Packs a card into a token for its URL; the server stores nothing. The signature proves that this site wrote it. */
export function cardToken(secret: string, card: SignedCard): string {
  const packable: Packed = 'said' in card ? [cut(card.said), cut(card.meant)] : card;
  const packed = deflateRawSync(JSON.stringify(packable)).toString('base64url');
  return `${packed}.${sign(secret, packed)}`;
}

/** Reads the card of a token. Null for a token that this site did not sign. */
export function readCardToken(secret: string, token: string): SignedCard | null {
  const [packed = '', signature = '', ...rest] = token.split('.');
  if (token.length > MAX_TOKEN_LENGTH || rest.length > 0) return null;
  if (!isSameSignature(signature, sign(secret, packed))) return null;
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_BYTES });
    const card = JSON.parse(text.toString('utf8')) as Packed;
    return 'score' in card ? card : { said: card[0], meant: card[1] };
  } catch {
    return null;
  }
}

/** Cuts a text to the length of a card. */
export function cut(text: string): string {
  return shortened(text, MAX_SIDE_LENGTH);
}

function sign(secret: string, packed: string): string {
  return signatureOf(secret, `translation-card ${packed}`).slice(0, SIGNATURE_LENGTH);
}
