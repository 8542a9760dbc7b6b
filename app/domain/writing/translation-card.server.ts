import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';

/** What stands on a "They said / They meant" card. */
export type SaidAndMeant = { said: string; meant: string };

/** The longest of each side, in characters. */
const MAX_SIDE_LENGTH = 280;
const MAX_BYTES = 4096;
const MAX_TOKEN_LENGTH = 3000;
const TOKEN = /^([\w-]+)\.([\w-]{22})$/;
const shape = z.tuple([
  z.string().min(1).max(MAX_SIDE_LENGTH),
  z.string().min(1).max(MAX_SIDE_LENGTH),
]);

/**
 * The card as a word of an address. It is kept nowhere: whoever has the address has the words, and nobody else
 * does. Signed, so that this site says only what it wrote.
 */
export function cardToken(secret: string, { said, meant }: SaidAndMeant): string {
  const packed = deflateRawSync(JSON.stringify([cut(said), cut(meant)])).toString('base64url');
  return `${packed}.${sign(secret, packed)}`;
}

/** What a token of ours says, or null for any other. */
export function readCardToken(secret: string, token: string): SaidAndMeant | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [, packed, signature] = TOKEN.exec(token) ?? [];
  if (packed === undefined || signature === undefined) return null;
  const expected = Buffer.from(sign(secret, packed));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_BYTES });
    const [said, meant] = shape.parse(JSON.parse(text.toString('utf8')));
    return { said, meant };
  } catch {
    return null;
  }
}

/** So much of a text as a card holds: whole words, and … where something is left out. */
export function cut(text: string): string {
  if (text.length <= MAX_SIDE_LENGTH) return text;
  const head = text.slice(0, MAX_SIDE_LENGTH - 1);
  const space = head.search(/\s\S*$/u);
  return `${head.slice(0, space > MAX_SIDE_LENGTH / 2 ? space : MAX_SIDE_LENGTH - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
}

function sign(secret: string, packed: string): string {
  return createHmac('sha256', secret)
    .update(`translation-card ${packed}`)
    .digest('base64url')
    .slice(0, 22);
}
