const LONE_SURROGATES = /\p{Cs}/gu;
const JOINED_EMOJI =
  /(\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})/gu;
const JOINER_MARK = '\uE000';
const FORMAT_CHARACTERS = /[\p{Cf}\u115F\u1160\u3164\uFFA0\uFFFC\uFFFD]/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const PRIVATE_USE = /[\uE001-\uF8FF]/gu;
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** A fast path: most lines are printable ASCII. */
const PLAIN = /^[ -~]*$/;

/**
 * Normalizes typed text: NFC, straight quotes, single spaces, no repeated punctuation, no control, bidirectional or
 * zero-width characters (joined emoji survive), no lone surrogates, no line break. Accepts any string (docs/product.md
 * §5).
 */
export function cleanInput(text: string): string {
  return squeezePunctuation(straightenQuotes(stripHidden(text)))
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Removes control, bidirectional and zero-width characters and lone surrogates; joined emoji survive. The result is NFC,
 * and line breaks become spaces.
 */
export function stripHidden(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(LONE_SURROGATES, '')
    .replaceAll(JOINER_MARK, '')
    .replace(PRIVATE_USE, '')
    .normalize('NFC')
    .replace(JOINED_EMOJI, `$1${JOINER_MARK}`)
    .replace(CONTROLS, ' ')
    .replace(FORMAT_CHARACTERS, '')
    .replaceAll(JOINER_MARK, '\u200D')
    .replace(STACKED_MARKS, '$1');
}

function straightenQuotes(text: string): string {
  return text.replace(/[“”„‟«»〝〞＂]/gu, '"').replace(/[‘’‚‛`´]/gu, "'");
}

function squeezePunctuation(text: string): string {
  return text
    .replace(/[!?！？](?:\s*[!?！？])+/gu, (run) => /[?？]/u.exec(run)?.[0] ?? run.charAt(0))
    .replace(/\.(?:\s?\.)+|。(?:\s?。)+/gu, '…')
    .replace(/…[.。…\s]*[.。…]/gu, '…')
    .replace(/([,;:])(?:\s*\1)+/gu, '$1')
    .replace(/[.,;、。]+([!?！？…])/gu, '$1')
    .replace(/([!?！？…])[.,;、。]+/gu, '$1')
    .replace(/(?<! ) +(?=[,.;!?](?:\s|$))/gu, '');
}
