import tlds from 'tlds/index.json' with { type: 'json' };
import { letterShape } from '../../platform/text/letter-shapes.ts';

/** Endings of private networks and of Tor. */
const PRIVATE =
  'arpa corp example home internal intranet invalid lan local localhost onion test'.split(' ');
const ENDINGS = new Set([...tlds, ...tlds.map(letterShape), ...PRIVATE]);
/** Full stops of all scripts, which browsers or readers take for a dot. No sentence has a space before one. */
const DOTS = / [.。۔܁܂ꓸ꘎] ?|[。۔܁܂ꓸ꘎]/gu;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|127(?:\.\d{1,8}){1,3}|0x[\da-f]{1,8}(?:\..*)?)$/i;
const ADDRESS_6 =
  /\[(?=[^\]]{0,45}:)[\da-f:.]{1,45}\]|(?:\b[\da-f]{1,4}:){2,7}:?[\da-f]{1,4}\b|::[\da-f]{1,4}\b/i;
/** An initial or a title before a name that is also an ending. */
const SURNAME =
  /^(?:\p{Lu}\.(?:Bo|Cu|Do|Hu|Kim|La|Li|Lu|Ma|Mo|Mu|Na|Ng|Ni|Pa|Sa|So|Su|Va|Ye)|Mt\.Joy|[Dd]r\.(?:ing|jur|med|phil|rer)|[Dd]ipl\.[Ii]ng|[Ww]ill\.i\.am)\.?$/u;
const PICTURE = /\p{Extended_Pictographic}\ufe0f?/gu;
/** B.Sc. and its like end as the host names of the Seychelles do. */
const DEGREE = /^[bmd]\.sc\.?$/i;

/**
 * Whether a name contains the name or number of a host, such as example.com, in letters of any kind, or in Punycode.
 * `seen` is the name in bare letters.
 */
export function hasHostName(seen: string): boolean {
  if (ADDRESS_6.test(seen)) return true;
  const words = seen
    .replaceAll(PICTURE, 'x')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(DOTS, '.')
    .split(/[^\p{L}\p{N}.-]+/u);
  return words.some((word) => {
    if (DEGREE.test(word) || SURNAME.test(word)) return false;
    if (/^localhost\.?$/i.test(word)) return true;
    const labels = word.split('.').map((label) => label.toLowerCase());
    const isHost = labels.some((label, at) => at > 0 && labels[at - 1] !== '' && isEnding(label));
    return isHost || ADDRESS.test(word) || labels.some((label) => label.startsWith('xn--'));
  });
}

// Of letters alone: "No.10" looks like the ending "io" only where digits are read as letters.
function isEnding(label: string): boolean {
  if (!/^\p{L}{2,}$/u.test(label)) return false;
  return ENDINGS.has(label) || ENDINGS.has(letterShape(label));
}
