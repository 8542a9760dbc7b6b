import { verbByForm } from '../language/verbs.ts';
import { DETERMINERS } from '../language/words.ts';
import { wordIn } from './own-lookup.ts';

/** What an errand is called in a suit: the verb, and where its object goes. After "/": when it has none. */
export const SUITS: Readonly<Record<string, string>> = {
  make: 'led the end-to-end delivery of {}',
  bake: 'led the end-to-end delivery of {}',
  build: 'architected {}',
  eat: 'completed the acquisition of {}/executed a refueling strategy {}',
  cook: 'productized {}/ran production {}',
  buy: 'closed the acquisition of {}',
  order: 'procured {}',
  drink: 'onboarded {}/scaled my liquidity {}',
  drop: 'decentralized {}',
  break: 'disrupted {}',
  spill: 'redistributed {}',
  burn: 'overdelivered on {}',
  lose: 'released {} to the wider ecosystem',
  fail: 'generated significant learnings in {}/generated significant learnings {}',
  skip: 'deprioritized {}',
  google: 'conducted primary research on {}',
  procrastinate: '/optimized my delivery window {}',
  lie: '/optimized the narrative {}',
  apologize: '/issued a forward-looking statement {}',
  sneeze: '/shared an unscheduled update {}',
  hide: 'kept {} confidential/adopted a low-visibility strategy {}',
  ghost: 'moved to a low-touch model with {}',
  copy: 'leveraged the prior art of {}',
  scroll: '/conducted market research {}',
  commute: '/moved the needle, physically, {}',
  shop: '/deployed capital {}',
  vacuum: 'led a floor-level review of {}/led a floor-level review {}',
  unmute: '/found my voice {}',
  hit: 'made direct contact with {}',
  throw: 'divested {}',
  miss: 'deprioritized {}',
  forget: 'deprioritized {}',
  clean: 'led the transformation of {}/led a transformation {}',
  wash: 'relaunched {}',
  fix: 'led the turnaround of {}',
  repair: 'led the turnaround of {}',
  watch: 'conducted a deep dive into {}',
  read: 'conducted a full review of {}/conducted research {}',
  write: 'authored {}',
  send: 'circulated {} to stakeholders',
  call: 'opened a strategic dialogue with {}/dialed into the conversation {}',
  text: 'opened a strategic dialogue with {}',
  meet: 'aligned with {}',
  visit: 'conducted a site visit to {}',
  sleep: '/invested in recovery {}',
  nap: '/invested in recovery {}',
  walk: 'led {} through a walking meeting/led a walking meeting {}',
  run: 'operationalized {}/accelerated {}',
  drive: 'mobilized {}/mobilized {}',
  go: '/extended my footprint {}',
  have: 'facilitated {}',
  take: 'took ownership of {}',
  quit: 'transitioned out of {}/transitioned out of my role {}',
  leave: 'offboarded from {}',
  wait: '/held a strategic position {}',
  stay: '/retained my position {}',
  work: '/delivered value {}',
  start: 'kicked off {}',
  finish: 'closed out {}',
  stop: 'wound down {}',
  learn: 'upskilled in {}',
  sell: 'monetized {}',
  pay: 'deployed capital toward {}',
  cut: 'right-sized {}',
  open: 'launched {}',
  close: 'wound down {}',
  find: 'sourced {}',
  plant: 'seeded {}',
  grow: 'scaled {}',
  paint: 'rebranded {}',
  move: 'relocated {}/relocated {}',
  help: 'unblocked {}',
  feed: 'managed the nutrition pipeline of {}',
  pet: 'deepened my partnership with {}',
  adopt: 'acquired {}',
  marry: 'entered a long-term partnership with {}',
  hug: 'aligned in person with {}',
  cancel: 'descoped {}',
  delete: 'archived {}',
  install: 'rolled out {}',
  print: 'published {}',
  cry: '/processed feedback out loud {}',
  laugh: '/signaled alignment out loud {}',
  sit: '/established a presence {}',
  stand: '/established a presence {}',
  wear: 'rolled out {}',
  shower: '/completed a full refresh {}',
  oversleep: '/overinvested in recovery {}',
  ask: 'consulted {}',
  play: 'piloted {}/ran a pilot {}',
  win: 'secured {}',
  ignore: 'descoped {}',
  avoid: 'descoped {}',
  check: 'audited {}',
  change: 'pivoted {}',
  argue: '/facilitated a candid exchange {}',
  fight: 'facilitated a candid exchange with {}/facilitated a candid exchange {}',
  iron: 'smoothed the transition of {}',
  mow: 'right-sized {}',
  water: 'invested in the growth of {}',
  park: 'positioned {}/positioned myself {}',
  borrow: 'leveraged {}',
  steal: 'internalized {}',
  use: 'leveraged {}',
  fall: '/underwent an unplanned relocation {}',
  trip: '/pivoted to a lower level {}',
  snooze: '/extended the runway {}',
  complain: '/shared actionable feedback {}',
  binge: 'conducted a deep dive into {}',
  microwave: 'reheated the pipeline with {}',
};

/** The same for what somebody is, has or wants now. */
export const STANCES: Readonly<Record<string, string>> = {
  hate: 'have constructive feedback for {}',
  dislike: 'have constructive feedback for {}',
  love: 'am bullish on {}',
  like: 'am bullish on {}',
  want: 'am actively exploring {}',
  need: 'have a business need for {}',
  miss: 'am seeking to re-engage {}',
  have: 'am custodian of {}',
  own: 'hold a majority stake in {}',
  eat: 'have a standing partnership with {}',
  drink: 'have a standing partnership with {}',
  know: 'am the subject-matter expert on {}',
  live: '/am headquartered {}',
  work: '/deliver value {}',
};

export const STATES: Readonly<Record<string, string>> = {
  tired: 'am operating at reduced capacity',
  exhausted: 'am operating at reduced capacity',
  sleepy: 'am operating at reduced capacity',
  hungry: 'have capacity for new inputs',
  thirsty: 'have capacity for new inputs',
  bored: 'am ready for a broader scope',
  late: 'am arriving on my own roadmap',
  broke: 'am pre-revenue',
  poor: 'am pre-revenue',
  lost: 'am in discovery',
  busy: 'am at full utilization',
  cold: 'am exposed to a cooling market',
  hot: 'am in an overheated market',
  happy: 'am seeing positive sentiment',
  sad: 'am seeing mixed sentiment',
  angry: 'have strong alignment needs',
  confused: 'am in discovery',
  lazy: 'am a champion of efficiency',
  single: 'am fully independent and open to partnerships',
  stuck: 'am between milestones',
  drunk: 'am highly liquid',
  wrong: 'am early',
  old: 'am a legacy platform',
  nervous: 'am pre-keynote',
  asleep: 'am in a recovery cycle',
  hungover: 'am processing the learnings of last night',
  jealous: 'am benchmarking',
  unemployed: 'am between platforms',
  lonely: 'am at a lean headcount',
  locked: 'am in a zero-trust posture',
  open: 'am in open beta',
  closed: 'am in stealth mode',
  empty: 'am at zero inventory',
  full: 'am at capacity',
  slow: 'am scaling deliberately',
  ready: 'am go-live ready',
  dirty: 'am rich in unstructured data',
  wet: 'am highly liquid',
  expensive: 'am a premium offering',
};

const NOT_AN_OBJECT =
  /^(?:to|up|down|out|off|over|away|back|that|how|what|why|if|when|and|or|but|so|because|not|it|for|of|about|myself|him|her|them|me|us|you)$/iu;
const ON_ITS_WAY =
  /^(?:to|in|at|on|for|with|by|from|near|under|into|through|during|after|before|until|all|again|today|yesterday|early|late|home|alone|outside|inside|upstairs|downstairs|indoors|outdoors|there|here|around|past|along|across|between|behind|beside|against|towards?|onto|as|since|while|without|within|well|together|twice|once|every|last|next|tonight|tomorrow|sideways|abroad)$/iu;
const MANNER =
  /^(?!(?:family|jelly|belly|lily|bully|ally|fly|assembly|anomaly|monopoly|supply|reply|rally|early)$)\p{L}{2,}ly$/iu;

/** What the suit says of that object: `led the delivery of {}`, or what stands after the stroke where there is none. */
export function dressed(suit: string | undefined, after: readonly string[]): string | undefined {
  if (suit === undefined) return undefined;
  const [withObject = '', without = ''] = suit.split('/');
  // The particle of "slept in" belongs to the verb, which is in its suit.
  const rest = isParticle(after) ? after.slice(1) : after;
  const [first = ''] = rest;
  const object = rest.join(' ');
  const isWay =
    MANNER.test(first) ||
    (ON_ITS_WAY.test(first) && !(first === 'all' && DETERMINERS.has(rest[1] ?? '')));
  if (rest.length === 0 || isWay)
    return without === '' ? undefined : without.replace('{}', object).trim();
  if (withObject === '' || NOT_AN_OBJECT.test(first)) return undefined;
  // A second "to" would send it somewhere else again.
  const suited = / to (?:everyone|everybody|all|an?|my|the|our|his|her|their)\b/iu.test(object)
    ? withObject.replace(/(?<=\{\}) to .*$/u, '')
    : withObject;
  return suited.replace('{}', object);
}

function isParticle([first = '', next]: readonly string[]): boolean {
  if (!/^(?:in|up|out|off|down|over)$/iu.test(first)) return false;
  return (
    next === undefined ||
    /^(?:again|today|yesterday|this|last|until|till|on|late|early|by|because)$/iu.test(next)
  );
}

const GERUNDS: Readonly<Record<string, string>> = {
  led: 'leading',
  took: 'taking',
  held: 'holding',
  ran: 'running',
  wound: 'winding',
  began: 'beginning',
};
/** A suit in the past as one is busy with it: "led the talks" gives "leading the talks". Undefined where that is not sure. */
export function gerundOf(past: string): string | undefined {
  const [verb = '', ...others] = past.split(' ');
  const ger =
    wordIn(GERUNDS, verb) ??
    verbByForm('past', verb)?.ger ??
    (verb.endsWith('ed') ? regularGerund(verb) : undefined);
  return ger === undefined ? undefined : [ger, ...others].join(' ');
}

// "closed" gives "closing" and "opened" "opening" alike; only a doubled letter would go wrong, and no suit has one.
function regularGerund(past: string): string | undefined {
  const stem = past.replace(/ed$/u, '');
  return /[^aeiou]$/u.test(stem) ? `${stem}ing` : undefined;
}
