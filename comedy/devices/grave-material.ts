const BREAK =
  'divorce|break-?up|separation|marriage|couples therapy|marriage counsel(?:l?ing|or)|bankruptcy|burnout';
const TRADE =
  '(?:b2b|sales|selling|leadership|business|management|marketing|hiring|startups?|entrepreneurship|customers?|negotiat\\w+|scaling|branding|productivity|stakeholders?|closing|deals?|pipelines?|churn|retention|fundraising|growth|project management|pricing|saas)';

/** A trouble of one's own announced as a lesson for the trade: "What my divorce taught me about B2B sales". */
const MATERIAL = new RegExp(
  String.raw`\b(?:what|how|everything|all|things|lessons?)\b[^.!?\n]{0,30}\b(?:my|our|a|the|getting) (?:\w+ )?(?:${BREAK})d?\b[^.!?\n]{0,20}\b(?:taught|teaches|showed|learned|knows)\b[^.!?\n]{0,30}\babout (?:[\w-]+ ){0,2}${TRADE}\b|\bmy (?:${BREAK}) (?:taught me|made me)[^.!?\n]{0,30}\b${TRADE}\b|\b${TRADE} lessons? (?:from|i learned from) (?:my|a|our) (?:${BREAK})\b`,
  'giu',
);

/**
 * A text without the troubles that its writer has made into material: these are the joke itself (device 11), and the
 * writer's own. Deaths, illness and lost jobs are never taken out, nor a trouble that is told again elsewhere.
 */
export function withoutMaterial(text: string): string {
  return text.replace(MATERIAL, ' ');
}

const WHO =
  "(?:we|we're|we've|we'll|the company|our (?:company|organi[sz]ation|leadership(?: team)?|board|team)|(?:the )?(?:leadership|management)(?: team)?|the board)";
/** What a company says of those who go, up to where somebody says it plainly. */
const PLAIN =
  "(?:i|i'm|i've|me|my|us|lost|losing|laid|let|fired|sacked|terminated|dismissed|redundan\\w*|lay-?offs?|died|death|suicide|cancer)";
const REST = String.raw`(?:(?!\b${PLAIN}\b)[^.!?\n])*`;
const EUPHEMISM = new RegExp(
  [
    String.raw`\b${WHO}\b(?:(?!\b${PLAIN}\b)[^.!?\n]){0,50}\b(?:restructur\w+|re-?organi[sz]\w+|right-?siz\w+|streamlin\w+|downsiz\w+|(?:difficult|tough|hard|painful)(?: but necessary)? decisions?)\b${REST}`,
    String.raw`(?:^|(?<=[.!?\n]\s{0,4}))(?:today,? |as of today,? |sadly,? )?(?:\d[\d,]*|some|many|several|about \d+|a number of|\d+% of) (?:of )?(?:our )?(?:talented|amazing|incredible|wonderful|valued) (?:people|individuals|colleagues|employees|team ?mates|team members|folks)\b(?:(?!\b${PLAIN}\b)[^.!?\n]){0,20}\b(?:leav\w+|depart\w+|transition\w+|moving on|part(?:ing)? ways)\b${REST}(?:\bus\b)?`,
  ].join('|'),
  'giu',
);

/** Somebody among those who go, or afraid to be. */
const IS_MEANT =
  /\b(?:my (?:job|role|position|team|contract|husband|wife|partner)|(?:affected|impacted|hit|scared|afraid|worried|looking for|open to work|opentowork)\b(?! our)|i(?:'m| am) (?:out|one of|among))\b/iu;

/**
 * A text without the fine words in which a company says that people go ("we are restructuring to better serve our
 * customers"): those are the joke. Who says it plainly, or of themselves, is left as they said it.
 */
export function withoutEuphemism(text: string): string {
  return IS_MEANT.test(text) ? text : text.replace(EUPHEMISM, ' ');
}
