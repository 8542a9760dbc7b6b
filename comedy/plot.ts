import type { StyleValue } from './post-styles.ts';
import { type Pattern, parsePattern } from './pattern.ts';

/** How far a plot goes: every level of the dial, or some of them. */
export type Heat = 'mild' | 'spicy' | 'unhinged';

/** One step of a story. A step has wordings that state the same facts; one is told. */
export type Beat = {
  heats: readonly Heat[];
  wordings: readonly string[];
  /** All linked beats of a plot are told in the wording of the same number. */
  linked: boolean;
};

/**
 * The innermost ring that matches wins: a plot written for the very event, one for a kind of event or actor, one that
 * suits any text. The plots of a style other than Own Your Idea match by the fields of the style.
 */
export type Ring = 'situation' | 'kind' | 'any';

/** A role of the story: a name for "she" or "he", or one of a list. Each is drawn once. */
export type Role = 'she' | 'he' | readonly (string | number)[];

/** What a plot says of itself; every property but `axis` and `back` only narrows what it suits. */
export type PlotTraits = {
  ring?: Ring;
  style?: StyleValue;
  /** Patterns of which one has to match the text (comedy/pattern.ts). */
  when?: string | readonly string[];
  /** Patterns of which each has to match as well. */
  also?: string | readonly string[];
  /** Patterns of which none may match. */
  not?: string | readonly string[];
  /** Words that may be typed besides without making it another story. */
  fine?: string;
  /**
   * Its first line tells the whole text, a later one takes up words of it, and nothing else depends on details: words
   * that no pattern names are then told, not left out.
   */
  carries?: boolean;
  /** Facts of the reading that have to hold, or with "!" not to hold (comedy/read-form.ts). */
  is?: string;
  cast?: Readonly<Record<string, Role>>;
  /** The one thing that grows: audience, cost, rank, exposure, commitment, distance, formality … */
  axis: string;
  /** The words of an earlier beat that the ending comes back to. */
  back: string;
};

export type Plot = Omit<PlotTraits, 'when' | 'also' | 'not' | 'fine' | 'is'> & {
  id: string;
  ring: Ring;
  style: StyleValue;
  when: readonly Pattern[];
  also: readonly Pattern[];
  not: readonly Pattern[];
  fine: ReadonlySet<string>;
  is: readonly string[];
  cast: Readonly<Record<string, Role>>;
  beats: readonly Beat[];
};

type BeatMaker = (...wordings: string[]) => Beat;

function beat(...heats: Heat[]): BeatMaker {
  return (...wordings) => ({ heats, wordings, linked: false });
}

/** A beat of every level. */
export const all: BeatMaker = beat('mild', 'spicy', 'unhinged');
/** A beat of Mild alone: most often its ending. */
export const mild: BeatMaker = beat('mild');
/** A beat of Spicy and Unhinged. */
export const hot: BeatMaker = beat('spicy', 'unhinged');
/** A beat of Spicy alone: most often its ending. */
export const spicy: BeatMaker = beat('spicy');
/** A beat of Unhinged alone: the impossible step and what comes of it. */
export const unhinged: BeatMaker = beat('unhinged');

/** Beats whose wordings belong together by their number: the third of one is told with the third of the other. */
export function linked(made: Beat): Beat {
  return { ...made, linked: true };
}

const asList = (given: string | readonly string[] = []) => [given].flat().map(parsePattern);

/** Makes a plot. Throws TypeError for a pattern that cannot be read. */
export function plot(id: string, traits: PlotTraits, ...beats: Beat[]): Plot {
  const {
    ring = 'situation',
    style = 'gpt4-context',
    when,
    also,
    not,
    fine,
    is,
    cast = {},
    ...rest
  } = traits;
  return {
    ...rest,
    id,
    ring,
    style,
    cast,
    when: asList(when),
    also: asList(also),
    not: asList(not),
    fine: new Set(fine?.split(/\s+/u)),
    is: is?.split(/\s+/u) ?? [],
    beats,
  };
}
