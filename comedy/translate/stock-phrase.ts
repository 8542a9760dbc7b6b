import { either, pattern } from '../language/pattern-parts.ts';

export type StockPhrase = {
  pattern: RegExp;
  /** Its meaning in the writer's voice. */
  truth: string;
  /** The meaning of the whole post; the first one found is used. */
  admits?: string;
  /** The admission needs this elsewhere in the post: looking forward alone admits no lost job. */
  beside?: RegExp;
  /** The meaning without `beside`. */
  alone?: string;
};

export const LOST = 'I lost my job, and this is the version with the nice photo.';
export const LET_GO = 'We let people go and feel bad in public.';

const FAREWELL = pattern(
  'iu',
  /\b/u,
  either(
    /last (?:day|week)|farewell|good-?bye|leav(?:e|ing)|left|after (?:\S+ ){1,3}(?:years?|months?)|(?:moving|moved) on/u,
    /stepp(?:ing|ed) (?:away|down|back)|part(?:ed|ing) ways|depart(?:ed|ing|ure)|no longer (?:with|at)|laid off|let go/u,
    /my (?:time|chapter|journey) (?:at|with)|resign\w*|open to (?:new|work|opportunit\w+)|opentowork/u,
    /clos(?:e|ed|ing) (?:this|a|one|the) (?:chapter|door)|between (?:jobs|roles)|final (?:day|week)/u,
  ),
  /\b/u,
);
export const COMPANY =
  /\b(?:we|we're|we've|our|company|organi[sz]ation|leadership|management|teams?)\b/iu;

const patternOf = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'iu');

export const phrase = (source: string, truth: string, admits?: string): StockPhrase => ({
  pattern: patternOf(source),
  truth,
  ...(admits === undefined ? {} : { admits }),
});

/** A phrase whose admission depends on words nearby; `alone` is its meaning without them. */
export const beside = (
  near: RegExp,
  source: string,
  truth: string,
  admits: string,
  alone = truth,
): StockPhrase => ({ ...phrase(source, truth, admits), beside: near, alone });

/** The same with words of a farewell. */
export const onLeaving = (source: string, truth: string, admits: string, alone: string) =>
  beside(FAREWELL, source, truth, admits, alone);
