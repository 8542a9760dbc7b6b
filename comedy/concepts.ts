/** What many jokes turn on, each with the words that say it; two lines about the same one tell one joke twice. */
const CONCEPTS: Readonly<Record<string, RegExp>> = {
  court:
    /\b(?:lawyers?|counsel|attorneys?|legal(?:ly)?|courts?|courtroom|judges?|jur(?:y|ies|ors?)|sued|suing|lawsuit|subpoenas?|depos(?:ed|ition)|oath|bail|bailiff|verdict|plea|plead(?:ed)?|prosecut\w+|defendant|settlement|indictment|felony|testif\w+|trial|witness(?:es)?|notary|notarized|affidavit)\b/iu,
  police:
    /\b(?:police|sheriff|arrest(?:s|ed)?|warrants?|handcuff\w*|parole|prison|jail|restraining|ankle monitor|fugitive|extradit\w+|security (?:has|took|walked))\b/iu,
  medicine:
    /\b(?:surge(?:on|ry)\w*|hospital|doctors?|paramedics?|ambulance|x-ray|nurse|stitches|surgical|stretcher|concussion|defibrillator)\b/iu,
  applause:
    /\b(?:clap(?:s|ped|ping)?|applau(?:se|d|ded|ding)|ovations?|bow(?:ed)?|encore|cheer(?:ed|s)?)\b/iu,
  tears: /\b(?:cry(?:ing)?|cried|we(?:ep|pt)|weeping|tears?|sob(?:s|bed|bing)?|tissues?)\b/iu,
  monument:
    /\b(?:plaques?|statues?|busts?|monuments?|murals?|headstone|marble|engraved|carved)\b/iu,
  children: /\b(?:daughter|son|kids?|child(?:ren)?|toddler|recital|first graders)\b/iu,
  spouse: /\b(?:wife|husband|spouse|marriage|married|divorce)\b/iu,
  parents: /\b(?:mother|mom|father|dad|parents?)\b/iu,
  therapy: /\b(?:therap(?:y|ists?)|counselor|mentor(?:s|ed|ing)?)\b/iu,
  accounts: /\b(?:invoices?d?|billed|bills|receipts?|royalties)\b/iu,
  horse: /\b(?:horses?|pony|donkey|saddle)\b/iu,
};

const MARK = '~';

/** The names of what a line turns on, told apart from its words by their first sign. */
export function conceptsOf(source: string): string[] {
  const words = source.replace(/\{[^{}]*\}/gu, ' ');
  return Object.entries(CONCEPTS).flatMap(([name, said]) => (said.test(words) ? MARK + name : []));
}

/** Whether a stem stands for what a line turns on, not for one of its words. */
export function isConcept(stem: string): boolean {
  return stem.startsWith(MARK);
}
