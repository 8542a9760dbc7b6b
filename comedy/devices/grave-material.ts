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
