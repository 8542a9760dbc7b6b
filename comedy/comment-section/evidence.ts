import type { Finding } from '../devices/shapes.ts';

/**
 * Words that the quoted line must contain before a comment names the device. Lines of our own plots are assigned a
 * device without them.
 */
const EVIDENCE: Readonly<Record<number, RegExp>> = {
  3: /^\s*\S+(?:\s\S+){0,3}\s*$/u,
  5: /\?/u,
  8: /#/u,
  9: /\bnot\b|n't\b/iu,
  10: /,[^.]*(?:,|\band\b)/u,
  12: /\b(?:child|children|kids?|son|daughter|toddler|nephew|niece|baby|twins|\w+-year-old)\b/iu,
  13: /\b(?:stranger|janitor|driver|barista|waiter|waitress|guard|man|woman|cashier|cabbie|plumber|sommelier|guru|monk|marshal|player)\b/iu,
  14: /\b(?:hire[ds]?|hiring)\b/iu,
  15: /\b(?:candidates?|interview\w*|applicants?)\b/iu,
  17: /\b(?:fired|let (?:\w+ ){1,4}go|dismissed)\b/iu,
  20: /\b(?:like|as)\b/iu,
  21: /\b(?:clap\w*|applau\w+|ovation|cheer\w*)\b/iu,
  22: /\b(?:no|reject\w*|refus\w*|turned (?:me )?down)\b/iu,
  24: /\bhumbl\w+/iu,
  25: /\b(?:thrill\w*|excit\w*|delight\w*|stoked|proud)\b/iu,
  26: /\b(?:cry|cried|crying|tears|wept|weep\w*)\b/iu,
  27: /\b(?:team|employees?|staff|interns?|bonus\w*|raises?|perks?|pay|paid|famil\w+)\b/iu,
  29: /\b(?:post\w*|shar\w+|private|delet\w+)\b/iu,
  31: /\|/u,
  32: /"[^"]+"|[“”]/u,
  33: /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b(?:wake|woke|get up|got up)\b/iu,
  34: /\b(?:photo\w*|camera|picture|gave|donat\w+)\b/iu,
  35: /\b(?:chapter|beginning|pivot\w*|leav\w+|left|moving on)\b/iu,
  36: /\b(?:break|leav\w+|log\w* off|offline)\b/iu,
  39: /\d/u,
};

/** Devices that must occur at a certain place or more than once. */
function isInPlace({ device, start }: Finding, text: string): boolean {
  if (device === 2) return text.slice(0, start).trim() === '';
  if (device === 6) return /^[^\S\r\n\u2028\u2029]*2[.)]/mu.test(text);
  return true;
}

/** Whether the words of the post show the device. */
export function isShown(finding: Finding, text: string): boolean {
  return (EVIDENCE[finding.device]?.test(finding.quote) ?? true) && isInPlace(finding, text);
}
