import { pattern, words } from '../language/pattern-parts.ts';
import { wordSet } from '../language/words.ts';
import { isKnownNoun, isPerson, isPlural } from '../language/nouns.ts';
import { withoutPoint } from './amounts.ts';
import { countWords } from './reply-limits.ts';

const UNITS =
  wordSet(`years months weeks days hours minutes seconds people employees customers users followers subscribers downloads applications interviews rejections offers candidates
  companies startups clients deals meetings calls emails messages connections comments likes views impressions countries cities offices teams members hires founders investors
  speakers attendees guests sessions talks books pages articles posts podcasts episodes videos projects products features bugs lines tickets kids children siblings dogs cats miles kilometers
  steps pounds dollars euros cups coffees slides lessons things rules tips habits reasons mistakes ways questions answers words signups orders units sales stores jobs roles positions
  recruiters managers developers engineers designers students volunteers partners awards nominations promotions raises rounds flights trips events workshops courses certificates`);

const SMALL =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty';
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/$€£#+-])(\d{1,3}(?:,\d{3})+|\d{1,7}|${SMALL})([kKM]?\+?)[ ]([a-z]{3,})(?![\p{L}'-])(?! ago\b)(?:[ ]([a-z]{3,})(?![\p{L}'-]))?`,
  'giu',
);
const MONEY =
  /(?<![\p{L}\p{N}])([$€£₹])(\d{1,3}(?:,\d{2,3})*(?:\.\d+)?)(?:([KkMmB]|bn|mn)|\s(thousand|million|billion|crore|lakh))?(?![\p{L}\p{N}]|[.,]\d)/u;
const SHARE = /(?<![\p{L}\p{N}.,])\d{1,3}%/u;
/** Words between a number and its noun that do not describe it. */
const JOINING = pattern(
  'iu',
  /^/u,
  words(
    'of the a an to in on and or for with at is are was were other those these my our your such i we he she they you it have',
    'has had ago later pm am from by per that who different more',
  ),
  /$/u,
);

function isUnit(word: string): boolean {
  return (
    UNITS.has(word) || (word !== 'times' && isKnownNoun(word) && isPlural(word) && !isPerson(word))
  );
}

/** Nouns of list headings ("5 things"), which are ignored. */
const LISTED =
  /(?:things|tips|rules|habits|ways|reasons|lessons|mistakes|questions|answers|words|signs|steps)$/u;

/** Units of time, used only if there is no other number. */
const LASTING = /(?:days|weeks|months|hours|minutes)$/u;

/** The first counted noun with its largest number: "2,900 customers" of "14 customers … 2,900 customers". */
function counted(text: string): string | undefined {
  const all = allCounted(text);
  const first =
    all.find((said) => !LISTED.test(said) && !LASTING.test(said)) ??
    all.find((said) => !LISTED.test(said));
  if (first === undefined) return undefined;
  const unit = first.split(' ').slice(1).join(' ');
  const size = (said: string) => Number.parseInt(said.replaceAll(',', ''), 10) || 0;
  const same = all.filter((said) => said.split(' ').slice(1).join(' ') === unit);
  return same.toSorted((left, right) => size(right) - size(left))[0];
}

function allCounted(text: string): string[] {
  const found: string[] = [];
  for (const [, amount = '', scale = '', first = '', second = ''] of text.matchAll(COUNTED)) {
    const year = scale === '' && /^(?:19|20)\d\d$/u.test(amount);
    if (amount === '1' || amount.startsWith('0') || year) continue;
    const words = [first.toLowerCase(), second.toLowerCase()];
    const [noun = '', next = ''] = words;
    const described = isUnit(next) && !isUnit(noun) && !JOINING.test(noun);
    const unit = isUnit(noun) ? noun : described ? `${noun} ${next}` : '';
    const said = `${amount.toLowerCase()}${scale} ${unit}`;
    const brief =
      /^\D*(?:hours|minutes|seconds)$/u.test(said) ||
      /^\d{1,2} (?:hours|minutes|seconds)$/u.test(said);
    if (unit !== '' && !brief && countWords(said) <= 5) found.push(said);
  }
  return found;
}

/**
 * A number with its noun: "500 applications", "ten years", "$2M", "40%". At most five words and no decimal point;
 * undefined for years, times, lists and bare numbers.
 */
export function findNumber(text: string): string | undefined {
  return counted(text) ?? sumOf(text) ?? SHARE.exec(text)?.[0];
}

/** The first sum of money: "$12 million"; "$2.3M" becomes "$2,300,000". */
function sumOf(text: string): string | undefined {
  const [all, sign = '', figures = '', suffix = '', scale = suffix] = MONEY.exec(text) ?? [];
  if (all === undefined) return undefined;
  const plain = withoutPoint(figures, scale, true);
  return figures.includes('.') ? plain && sign + plain : all.replaceAll(/\s/gu, ' ');
}
