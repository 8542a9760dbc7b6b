import { verbByForm } from '../language/verbs.ts';
import { ASIDES, beginsWithVerb } from './begins-with-verb.ts';
import { readSubject, type Subject } from './subjects.ts';
import { dressed, gerundOf, STANCES, STATES, SUITS } from './suits.ts';

/**
 * What is said of somebody, in a suit: the first pattern that fits. `$1` is what it caught; {am}, {was}, {have}, {my}
 * and {s} go by who it is said of. The caught words stay as typed, so that the joke is about them.
 */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [/^could have been (.+)$/u, '{was} a deliberate upgrade from $1'],
  [/^should have been (.+)$/u, '{was} a learning on the way to $1'],
  [
    /^(?:do|does) not know((?: how| what| where| why| when| who| if) .+)$/u,
    '{am} still in discovery on$1',
  ],
  [/^(?:do|does) not know(?: .*)?$/u, '{am} still in discovery'],
  [/^(?:do|does) not (?:understand|get) (.+)$/u, '{am} still in discovery on $1'],
  [/^(?:do|does) not care(?: about (.+))?$/u, 'maintain{s} a neutral outlook'],
  [/^(?:do|does) not have (?:any )?(?:money|cash)$/u, '{am} pre-revenue'],
  [/^have no (?:money|cash)$/u, '{am} pre-revenue'],
  [/^have no (?:friends)$/u, '{am} running a lean network'],
  [/^have no idea(?: .*)?$/u, '{am} still in discovery'],
  [/^(?:do|does) not have (?:any |a |an )?(.+)$/u, '{am} running an asset-light model without $1'],
  [/^(?:do|does) not like (.+)$/u, '{have} constructive feedback for $1'],
  [/^did not like (.+)$/u, 'had constructive feedback for $1'],
  [/^(?:do|does) (?:still )?not work$/u, 'remain{s} in pre-launch'],
  [/^did not work$/u, 'remained in pre-launch'],
  [/^(?:do|does) not want to (.+)$/u, '{have} chosen to step back from the opportunity to $1'],
  [/^did not want to (.+)$/u, 'chose to step back from the opportunity to $1'],
  [/^did not have time(?: (?:to|for) .+)?$/u, '{was} at full utilization'],
  [/^did not get (.+)$/u, '{was} not yet matched with $1'],
  [/^did not (.+)$/u, 'made the strategic decision not to $1'],
  [/^(?:do|does) not (.+)$/u, '{have} made the strategic decision not to $1'],
  [/^will not (.+)$/u, '{have} made the strategic decision not to $1'],
  [/^cannot (?:stop|help) (\p{L}+ing.*)$/u, '{am} on a sustained growth path in $1'],
  [/^cannot (.+)$/u, '{am} still building the capability to $1'],
  [/^could not (.+)$/u, '{was} still building the capability to $1'],
  [
    /^(?:am|is|are) going to (?!(?:the|my|a|an|our|work|bed|school|lunch|dinner|town)\b)(.+)$/u,
    '{have} a strategic commitment to $1',
  ],
  [/^will (.+)$/u, '{have} a strategic commitment to $1'],
  [/^(?:have to|has to|need to|needs to|must) (.+)$/u, '{am} entrusted with the mandate to $1'],
  [/^(?:had to|needed to) (.+)$/u, '{was} entrusted with the mandate to $1'],
  [/^(?:want|wants) to (.+)$/u, '{am} actively exploring the opportunity to $1'],
  [/^wanted to (.+)$/u, '{was} actively exploring the opportunity to $1'],
  [/^tried to (.+)$/u, 'ran a pilot to $1'],
  [/^decided to (.+)$/u, 'reached full internal alignment to $1'],
  [/^forgot to (.+)$/u, 'strategically deferred the opportunity to $1'],
  [/^refused to (.+)$/u, 'took a principled stance against the opportunity to $1'],
  [/^managed to (.+)$/u, 'delivered against a stretch goal to $1'],
  [/^pretended to (.+)$/u, 'built a personal brand around the ability to $1'],
  [/^promised to (.+)$/u, 'issued forward guidance to $1'],
  [/^(?:got|was|were) (?:promoted)$/u, '{was} trusted with a broader canvas'],
  [/^(?:got|was|were) (?:rejected|turned down)(?: (.+))?$/u, '{was} invited to stay flexible $1'],
  [
    /^(?:got|was|were) (?:yelled|shouted|screamed) at(?: (.+))?$/u,
    'received passionate real-time feedback $1',
  ],
  [/^got stuck in traffic(?: (.+))?$/u, 'convened with fellow commuters $1'],
  [/^got stuck (.+)$/u, 'held a strategic position $1'],
  [/^got lost(?: (.+))?$/u, 'entered an extended discovery phase $1'],
  [
    /^got (?:a|another) (?:parking|speeding) (?:ticket|fine)(?: (.+))?$/u,
    'entered a funding relationship with the city $1',
  ],
  [/^got (?:a )?(?:raise)$/u, 'had {my} valuation revised upward'],
  [/^got (?:up|out of bed)(?: (.+))?$/u, 'launched {my} day $1'],
  [/^(?:woke|got) up(?: (.+))?$/u, 'went live $1'],
  [/^(?:got|went|came) home(?: (.+))?$/u, 'returned to headquarters $1'],
  [
    /^got (?:so |really )?(?:bored|tired|hungry)(?: .*)?$/u,
    'reached the end of a performance cycle',
  ],
  [
    /^(?:got|was|were) (?:so |really |very |a bit )?(?:annoyed|angry|mad|furious|upset|pissed(?: off)?|not happy)(?: (.+))?$/u,
    '{was} generous with real-time feedback $1',
  ],
  [
    /^(?:yelled|shouted|screamed|snapped) at (.+)$/u,
    'shared passionate real-time feedback with $1',
  ],
  [/^(?:hates|hate) (.+)$/u, '{have} constructive feedback for $1'],
  [/^hated (.+)$/u, 'had constructive feedback for $1'],
  [/^loved (.+)$/u, '{was} bullish on $1'],
  [/^laughed at (.+)$/u, 'engaged enthusiastically with $1'],
  [/^gave up on (.+)$/u, 'sunset $1'],
  [/^gave up(?: (.+))?$/u, 'sunset the initiative $1'],
  [/^fell asleep(?: (.+))?$/u, 'entered a recovery cycle $1'],
  [/^broke up with (.+)$/u, 'wound down {my} partnership with $1'],
  [/^showed up(?: (.+))?$/u, 'activated {my} presence $1'],
  [/^(?:messed|screwed) up(?: (.+))?$/u, 'generated significant learnings $1'],
  [/^spent (.+?) (\p{L}+ing\b.*)$/u, 'invested $1 in $2'],
  [/^spent (.+) on (.+)$/u, 'deployed $1 toward $2'],
  [/^stared at (.+)$/u, 'conducted a visual review of $1'],
  [/^thought about (.+)$/u, 'ran a scenario analysis on $1'],
  [/^looked for (.+)$/u, 'led the search for $1'],
  [/^waited for (.+)$/u, 'held a strategic position pending $1'],
  [/^replied all(?: (.+))?$/u, 'scaled {my} reply to every stakeholder $1'],
  [/^ran out of (.+)$/u, 'successfully exited {my} position in $1'],
  [/^ran late(?: (.+))?$/u, 'arrived on {my} own roadmap $1'],
  [/^(?:was|were) late(?: (.+))?$/u, 'arrived on {my} own roadmap $1'],
  [
    /^(?:died|crashed|froze|broke(?: down)?|stopped working)(?: (.+))?$/u,
    'entered an unplanned maintenance window $1',
  ],
  [/^(?:am|is|are) (?:broken|down)(?: (.+))?$/u, '{am} in an unplanned maintenance window $1'],
  [/^(?:was|were) (?:cancelled|canceled)$/u, '{was} descoped'],
  [
    /^(?:was|were|is|are|am) (?:so |very |really |too )?(?:boring|dull)(?: .*)?$/u,
    'left room for individual reflection',
  ],
  [/^(?:was|is) (?:so |very |really |too )?long$/u, 'ran deep'],
  [/^(?:tells|told) (.+?) to (.+)$/u, 'aligned $1 on the need to $2'],
  [/^said no to (.+)$/u, 'declined to move forward with $1 at this time'],
  [/^said no$/u, 'declined to move forward at this time'],
  [/^said yes$/u, 'reached full alignment'],
  [
    /^(?:says|said) (?:that )?((?:i|we|he|she|they|it|my|our|the|you|this)\b.+)$/u,
    'went on the record that $1',
  ],
  [/^asked for (.+)$/u, 'opened a dialogue about $1'],
  [/^threw up(?: (.+))?$/u, 'conducted an unscheduled release $1'],
  [/^learned (?:how )?to (.+)$/u, 'acquired the capability to $1'],
  [/^passed ((?:my|the|a|an) .+)$/u, 'cleared the quality gate of $1'],
  [/^beat (.+?) at (.+)$/u, 'outperformed $1 in $2'],
  [/^came to (.+)$/u, 'extended {my} footprint to $1'],
  [/^woke me up(?: (.+))?$/u, 'took me live $1'],
  [/^woke us up(?: (.+))?$/u, 'took us live $1'],
  [/^(?:is|are) killing me(?: (.+))?$/u, '{am} stretching me toward my full potential $1'],
  [
    /^(?:got|was|were) (?:delayed|late|postponed)(?: (.+))?$/u,
    '{was} realigned to a later milestone $1',
  ],
  [/^(?:got|was|were) locked out(?: (.+))?$/u, 'entered a zero-trust environment $1'],
  [/^(?:is|are) raining(?: (.+))?$/u, '{am} pivoting to a liquid model $1'],
  [/^rained(?: (.+))?$/u, 'pivoted to a liquid model $1'],
  [/^got ((?:a|an|the|my|some|two|three)\b.+)$/u, 'secured $1'],
];

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(cancel|travel)led\b/giu, '$1ed'],
  [/\bcan['’]t\b/giu, 'cannot'],
  [/\bwon['’]t\b/giu, 'will not'],
  [/\b(\p{L}+)n['’]t\b/giu, '$1 not'],
  [/\bi['’]m\b/giu, 'I am'],
  [/\b(i|we|they|you)['’]ve\b/giu, '$1 have'],
  [/\b(i|we|they|you|he|she|it)['’]ll\b/giu, '$1 will'],
  [/\b(we|they|you)['’]re\b/giu, '$1 are'],
  [/\b(he|she|it|that)['’]s\b/giu, '$1 is'],
  [/\bgonna\b/giu, 'going to'],
  [/\bwanna\b/giu, 'want to'],
  [/\bgotta\b/giu, 'have to'],
  [/\bgot to (?=work\b)/giu, 'arrived at '],
];

const WHEN =
  /^((?:(?:now|today|yesterday|tonight|tomorrow|sometimes|(?:this|last|one) (?:morning|afternoon|evening|night|day|week)),? )?)(.*)$/isu;

/** A clause in its suit: whom it is about, and what is said of them. */
export type Suited = {
  subject: Subject;
  said: string;
  /** It names nobody and goes on with who was named before. */
  goesOn: boolean;
  /** What stood before: "now ", or nothing. */
  when: string;
};

/**
 * A clause of plain words in LinkedIn-speak: "my boss yelled at me" is senior leadership sharing real-time feedback.
 * `before` is who the clause before was about: "… and went home" goes on with them. Undefined when nothing in it is
 * known: then it stays as typed.
 */
export function suitClause(clause: string, before?: Subject): Suited | undefined {
  const [, when = '', plain = ''] = WHEN.exec(expanded(clause.trim())) ?? [];
  const named = readSubject(plain);
  const subject = named ?? goingOn(plain, before);
  if (!subject) return undefined;
  const verb = withoutPerfect(subject.rest.replace(ASIDES, ''));
  const said = framed(verb, subject) ?? inState(verb, subject) ?? inSuit(verb, subject);
  const goesOn = named === undefined;
  if (said !== undefined) return { subject, said, goesOn, when };
  // Whoever has a title now keeps it, also where what they did has none.
  return subject.isTitled && beginsWithVerb(verb)
    ? { subject, said: subject.rest, goesOn, when }
    : undefined;
}

/** "have not slept" is said as "did not sleep" is. */
function withoutPerfect(verb: string): string {
  const [, word = '', rest = ''] = /^(?:have|has) not (\p{L}+)(.*)$/iu.exec(verb) ?? [];
  const base = verbByForm('participle', word.toLowerCase())?.base;
  return base === undefined ? verb : `did not ${base}${rest}`;
}

function goingOn(plain: string, before: Subject | undefined): Subject | undefined {
  return before && beginsWithVerb(plain) ? { ...before, rest: plain } : undefined;
}

/** Whether the words say something of somebody, and could stand alone. */
export function isClause(text: string): boolean {
  const [, , plain = ''] = WHEN.exec(text) ?? [];
  return beginsWithVerb(plain) || readSubject(expanded(plain)) !== undefined;
}

function expanded(text: string): string {
  return CONTRACTIONS.reduce((said, [from, to]) => said.replace(from, to), text);
}

function framed(verb: string, subject: Subject): string | undefined {
  for (const [pattern, said] of FRAMES) {
    const match = new RegExp(pattern.source, 'iu').exec(verb);
    if (!match) continue;
    const filled = said.replace(/\$(\d)/gu, (_, place: string) => match[Number(place)] ?? '');
    return agreeing(filled, subject).trim();
  }
  return undefined;
}

function agreeing(said: string, { said: who, person }: Subject): string {
  const forms = {
    am: { I: 'am', one: 'is', many: 'are' },
    was: { I: 'was', one: 'was', many: 'were' },
    have: { I: 'have', one: 'has', many: 'have' },
    my: { I: 'my', one: 'their', many: who === 'we' ? 'our' : 'their' },
    s: { I: '', one: 's', many: '' },
  };
  return said.replace(
    /\{(am|was|have|my|s)\}/gu,
    (_, name: keyof typeof forms) => forms[name][person],
  );
}

const BE =
  /^(am|is|are|was|were) (?:so |very |really |always |a bit |too |kind of )?(\p{L}+)(?: (.+))?$/iu;

function inState(verb: string, subject: Subject): string | undefined {
  const [, be = '', state = '', rest = ''] = BE.exec(verb) ?? [];
  const known = STATES[state.toLowerCase()];
  if (known !== undefined) {
    const isPast = /^w/iu.test(be);
    const frame = known
      .replace(/^am\b/u, isPast ? '{was}' : '{am}')
      .replace(/^have\b/u, isPast ? 'had' : '{have}');
    const way = /^(?:of|about|with) (.+)$/u.exec(rest)?.[1];
    const tail = way === undefined ? rest : `with regard to ${way}`;
    return `${agreeing(frame, subject)} ${tail}`.trim();
  }
  const base = verbByForm('ger', state.toLowerCase())?.base;
  const done = dressed(suitFor(base, subject), words(rest));
  const doing = done === undefined ? undefined : gerundOf(done);
  return doing === undefined ? undefined : `${be} ${doing}`;
}

function inSuit(verb: string, subject: Subject): string | undefined {
  const [first = '', ...rest] = words(verb);
  const past = verbByForm('past', first.toLowerCase())?.base;
  const done = dressed(suitFor(past, subject), rest);
  if (done !== undefined) return done;
  return subject.person === 'I' ? dressed(STANCES[first.toLowerCase()], rest) : undefined;
}

function suitFor(base: string | undefined, { said, person }: Subject): string | undefined {
  const suit = base === undefined ? undefined : SUITS[base];
  return person === 'I'
    ? suit
    : suit
        ?.replaceAll(/\bmy\b/gu, said === 'we' ? 'our' : 'their')
        .replace('myself', said === 'we' ? 'ourselves' : 'themselves');
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
