import { type Beat, type Plot, plot, type PlotTraits } from '../../../../story/plot.ts';

/** What a text must have to be of a kind, in the language of plots (comedy/language/pattern.ts). */
type KindTraits = Pick<PlotTraits, 'when' | 'not' | 'is'>;

/**
 * The loose kinds of texts that short posts are about. A kind says what is in the text, never what happened to it, so a
 * short post claims nothing about the event.
 */
export const LOOSE_KINDS = {
  animal: { when: ['@animal|@pet|@bird|@wildlife|@livestock|@insect'], not: 'hot_dog|@food' },
  machine: {
    when: [
      '@machine|@officemachine|@robot|@computer|@phone|@gadget|@appliance|wifi|internet|router|password|website',
    ],
    not: 'call|phone .. me',
  },
  boss: { when: ['@boss'], not: "@boss's husband|wife|dog|cat|son|daughter" },
  colleague: { when: ['@colleague'], not: "@colleague's husband|wife|dog|cat|son|daughter" },
  meeting: {
    when: [
      '@meeting|zoom|presentation|standup|stand-up|interview',
      'team|client|conference|video|work call',
    ],
    not: 'doctor|dentist|vet|school',
  },
  meal: { when: ['@food|@meal|cook|bake|eat'], not: '@drink|@animal .. eat' },
  coffee: { when: ['@hotdrink|@drink'], not: 'drink_problem|drunk' },
  journey: {
    when: [
      '@transit|flight|plane|airport|traffic|commute|bus|taxi|cab|layover|motorway|highway|roundabout|detour',
      'drive .. to|home|around|past|in|through',
    ],
    not: 'crash|accident|delivery',
  },
  win: {
    when: [
      'win|finish|pass|fix|solve|beat|manage|complete|assemble|promote|promoted|promotion',
      'finally .. @chore|clean|learn|get|make|understand|open|find|build|start|do',
      'first_time',
    ],
    is: 'actor:me !negative !question',
  },
  lost: { when: ['lose|lost|misplace|missing|forget|forgot'], is: 'actor:me|actor:us' },
  mishap: {
    when: [
      'spill|drop|break|broke|burn|burnt|fall|fell|crash|slip|trip|leak|jam|jammed|stain|crack|rip|ripped|tear|flood|smash|scratch|shrink|shrunk|snap',
      'step|sat|sit|walk .. on|in|into',
    ],
    not: 'fall .. asleep|love|behind',
  },
  ignored: {
    when: [
      'nobody|no-one|no_one|noone .. notice|come|came|laugh|answer|reply|replied|ask|show|clap|speak|say|said|like|care|listen|remember',
      '=not|=never|=without|=no .. reply|replied|answer|respond|notice|response|greet|text',
      'ignore|ghost|ghosted|unread',
    ],
  },
  partner: { when: ['@spouse'] },
  parent: { when: ['@parent|grandma|grandpa|granny|nan|grandmother|grandfather'] },
  message: { when: ['@message|email|text|chat|voicemail|inbox|slack'] },
  money: {
    when: ['@money|buy|bought|pay|paid|price|refund|receipt|bill|sale|discount|cost|spend'],
  },
  sleep: {
    when: [
      'sleep|slept|asleep|nap|oversleep|overslept|tired|yawn|insomnia|snore|bed|alarm|woke|wake',
    ],
  },
  exercise: {
    when: ['@exercise|gym|run|ran|jog|marathon|5k|10k|yoga|step'],
    not: 'run .. out|into|over',
  },
  waiting: {
    when: ['wait|queue|line|late|delay|delayed|on_hold'],
    not: 'deadline|line_manager',
  },
  looks: {
    when: ['@garment|@footwear|hair|haircut|beard|mustache|moustache|glasses|makeup|fringe'],
  },
  'by-boss': { is: 'actor:boss !question' },
  'by-colleague': { is: 'actor:colleague !question' },
  'by-child': { is: 'actor:child !question' },
  'by-partner': { is: 'actor:spouse !question' },
  'by-family': { is: 'actor:parent|actor:relative !question' },
  'by-pet': { is: 'actor:pet|actor:animal !question' },
  'by-machine': { is: 'actor:machine !question' },
  'by-stranger': { is: 'actor:stranger !question' },
  'own-deed': { is: 'actor:me past !question !negative !several' },
  question: { is: 'question' },
  noun: { is: 'noun' },
} satisfies Record<string, KindTraits>;

/** A loose kind, or any text. */
export type TextKind = keyof typeof LOOSE_KINDS | 'any';

/** Makes a plot whose lines suit every text of the kind: a short post, or a closing of a translation (docs/adding-jokes.md). */
export function plotOfKind(id: string, kind: TextKind, ...beats: (Beat | Beat[])[]): Plot {
  const traits: PlotTraits =
    kind === 'any' ? { ring: 'any' } : { ring: 'kind', ...LOOSE_KINDS[kind] };
  return plot(id, traits, ...beats);
}
