import { either, pattern, sequence } from '../language/pattern-parts.ts';

/** A job lost long ago, as in a success story. */
const JOB_ONCE = pattern(
  'giu',
  /\b/u,
  either(
    sequence(
      /(?:i |we |had |have |was |were |got |get |been |being |getting ){0,6}/u,
      /(?:fired|laid[- ]off|let go|sacked|made redundant|unemployed|jobless|bankrupt|evicted)/u,
    ),
    /lost my (?:first |last )?job/u,
  ),
  /\b/u,
);

const JUST_NOW =
  /\b(?:today|yesterday|this (?:morning|week|month|afternoon)|last (?:week|night|month|friday)|just|tomorrow|right now)\b/iu;

/** A loss without such words may be recent. */
const LONG_AGO =
  /\b(?:(?:at|aged) \d{2}\b|in (?:19|20)\d\d|when i was \d+|years? (?:ago|later|before)|had been|i'd been|\w+ times|twice|once|decades?)\b/iu;

const SUCCEEDED = pattern(
  'iu',
  /\b/u,
  either(
    sequence(
      /(?:today|now|these days|(?:years?|months?) later|since then|this (?:year|spring|summer|fall|week)),? /u,
      either(
        sequence(
          /(?:we|our \w+)(?:'ve| have)? (?:just )?/u,
          either(
            /run|own|lead|clean|serve|employ|sell|make|build|built|ship|teach|operate|opened our|hired our|launch(?:ed)?|won/u,
            /crossed|celebrat\w+/u,
          ),
        ),
        sequence(
          /i(?:'ve| have)? (?:just )?/u,
          either(
            /run|own|lead|employ|became|won|got promoted|signed (?:my|a|the) (?:new )?contract/u,
            /opened my (?:own|first|second|third)/u,
          ),
        ),
      ),
    ),
    /(?:got|was|been) promoted|(?:is|are|became|finally|turned) profitable|got the job/u,
    /best thing that (?:ever |could have |has )?happened|blessing in disguise|your start is not your|my dream job/u,
    /accepted (?:an|the) offer|we (?:won|crossed|reached|hit) (?:our|a|the) (?:\w+ )?(?:first|million|\d)/u,
  ),
);

/** Removes lost jobs of long ago if the post ends in success. Recent losses stay. */
export function withoutOldLosses(text: string): string {
  if (text.search(SUCCEEDED) < 0) return text;
  const parts = text.split(/(?<=[.!?\n])/u);
  const after = (index: number) => SUCCEEDED.test(parts.slice(index + 1).join(''));
  return parts
    .map((part, index) =>
      JUST_NOW.test(part) || !LONG_AGO.test(part) || !after(index)
        ? part
        : part.replace(JOB_ONCE, ' '),
    )
    .join('');
}
