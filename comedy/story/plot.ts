import { type Pattern, parsePatterns } from '../language/pattern.ts';

export const HEATS = ['mild', 'spicy', 'unhinged'] as const;
/** The humor level at which a beat is told. */
export type Heat = (typeof HEATS)[number];

/** A step of a story. Its wordings state the same facts; one is used. */
export type Beat = {
  heats: readonly Heat[];
  wordings: readonly string[];
  /** Linked beats use the wording with the same index. */
  linked: boolean;
};

/**
 * The innermost ring wins: a plot for one event, or a short post for a loose kind of text or for any text. Plots of
 * styles other than Own Your Idea match by the fields of the style.
 */
export const RINGS = ['situation', 'kind', 'any'] as const;
export type Ring = (typeof RINGS)[number];

/** A role of the cast: a name for "she" or "he", or an entry of a list. */
export type Role = 'she' | 'he' | readonly (string | number)[];

/** Which forms a plot suits, and who is in it. */
export type PlotTraits = {
  ring?: Ring;
  /** The style it is written for; without one Own Your Idea. */
  style?: string;
  /** One of these patterns must match (comedy/language/pattern.ts). */
  when?: string | readonly string[];
  /** Each of these patterns must match. */
  also?: string | readonly string[];
  /** None of these patterns may match. */
  not?: string | readonly string[];
  /** Words that do not change the event. */
  fine?: string;
  /**
   * The first line quotes the whole text, and no other line depends on details. Words without a pattern are then quoted,
   * not lost.
   */
  carries?: boolean;
  /** Facts that must hold, or with "!" must not hold (comedy/form/read-form.ts). */
  is?: string;
  cast?: Readonly<Record<string, Role>>;
};

export type Plot = Omit<PlotTraits, 'when' | 'also' | 'not' | 'fine' | 'is'> & {
  id: string;
  ring: Ring;
  style: string;
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
export const all: BeatMaker = beat(...HEATS);
/** A beat of Mild only, usually its ending. */
export const mild: BeatMaker = beat('mild');
/** A beat of Spicy and Unhinged. */
export const hot: BeatMaker = beat('spicy', 'unhinged');
/** A beat of Spicy only, usually its ending. */
export const spicy: BeatMaker = beat('spicy');
/** A beat of Unhinged only: the impossible step and its consequences. */
export const unhinged: BeatMaker = beat('unhinged');

/** A line with a wording for each level, which may be several lines. */
export function levels(...[calm, warm, hottest]: readonly (string | readonly string[])[]): Beat[] {
  const lines = (make: BeatMaker, said: string | readonly string[] = []) =>
    [said].flat().map((line) => make(line));
  return [...lines(mild, calm), ...lines(spicy, warm), ...lines(unhinged, hottest)];
}

/** Links beats whose wordings belong together by index. */
export function linked(made: Beat): Beat {
  return { ...made, linked: true };
}

/** Makes a plot. Throws TypeError for a pattern that cannot be read. */
export function plot(id: string, traits: PlotTraits, ...beats: (Beat | Beat[])[]): Plot {
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
    when: parsePatterns(when),
    also: parsePatterns(also),
    not: parsePatterns(not),
    fine: new Set(fine?.split(/\s+/u)),
    is: is?.split(/\s+/u) ?? [],
    beats: beats.flat(),
  };
}
