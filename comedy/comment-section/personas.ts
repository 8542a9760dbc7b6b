import agreer from './personas/agreer.json' with { type: 'json' };
import bot from './personas/bot.json' with { type: 'json' };
import congratulator from './personas/congratulator.json' with { type: 'json' };
import corrector from './personas/corrector.json' with { type: 'json' };
import oneUpper from './personas/one-upper.json' with { type: 'json' };
import pitch from './personas/pitch.json' with { type: 'json' };
import recruiter from './personas/recruiter.json' with { type: 'json' };
import relative from './personas/relative.json' with { type: 'json' };
import sage from './personas/sage.json' with { type: 'json' };
import sane from './personas/sane.json' with { type: 'json' };

/** A line of comedy/comment-section/personas/<persona>.json; comedy/comment-section/COMMENTS.md explains the format. */
export type CommentLineData = {
  id: string;
  t: string;
  needs?: string[];
  /** Kinds of topic for `it`; all if undefined. */
  takes?: string[];
  /** Praises the topic: unsuitable for complaints. */
  praises?: boolean;
};

/** A commenter: names and headlines to draw from, comments on posts, and answers to other commenters. */
export type PersonaFile = {
  persona: string;
  label: string;
  /** Minimum and maximum of likes. */
  liked: number[];
  names: string[];
  headlines: string[];
  lines: CommentLineData[];
  answers: CommentLineData[];
};

export const PERSONA_FILES = {
  agreer,
  recruiter,
  'one-upper': oneUpper,
  congratulator,
  pitch,
  sage,
  sane,
  corrector,
  relative,
  bot,
} as const satisfies Readonly<Record<string, PersonaFile>>;

export type Persona = keyof typeof PERSONA_FILES;

export const PERSONAS = Object.keys(PERSONA_FILES) as readonly Persona[];

/** Personas under every post; one of the others joins them. */
export const REGULARS: readonly Persona[] = [
  'agreer',
  'recruiter',
  'one-upper',
  'congratulator',
  'pitch',
  'sage',
  'sane',
];

/** Pairs of personas in which the first answers the second. */
export const ANSWERS: readonly (readonly [by: Persona, to: Persona])[] = [
  ['sane', 'pitch'],
  ['pitch', 'sane'],
  ['one-upper', 'congratulator'],
  ['agreer', 'sane'],
  ['corrector', 'sage'],
  ['corrector', 'one-upper'],
  ['relative', 'recruiter'],
  ['relative', 'sage'],
  ['bot', 'sane'],
  ['bot', 'pitch'],
  ['congratulator', 'one-upper'],
  ['congratulator', 'sane'],
  ['recruiter', 'one-upper'],
  ['recruiter', 'agreer'],
  ['sage', 'congratulator'],
  ['sage', 'agreer'],
  ['one-upper', 'sage'],
  ['sane', 'one-upper'],
];
