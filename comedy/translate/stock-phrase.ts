/** What a stock phrase of the network admits. */
export type StockPhrase = {
  pattern: RegExp;
  /** What it means, in the writer's own voice. */
  truth: string;
  /** What the whole post then comes to; the first one found is told. */
  admits?: string;
  /** What the post must also contain for the admission: looking forward alone does not admit a lost job. */
  beside?: RegExp;
  /** What it means where that is missing. */
  alone?: string;
};

export const LOST = 'I lost my job, and this is the version with the nice photo.';
export const LET_GO = 'We let people go and feel bad in public.';

/** A farewell, beside which a look ahead says that a job has ended. */
const FAREWELL =
  /\b(?:last (?:day|week)|farewell|good-?bye|leav(?:e|ing)|left|after (?:\S+ ){1,3}(?:years?|months?)|(?:moving|moved) on|stepp(?:ing|ed) (?:away|down|back)|part(?:ed|ing) ways|depart(?:ed|ing|ure)|no longer (?:with|at)|laid off|let go|my (?:time|chapter|journey) (?:at|with)|resign\w*|open to (?:new|work|opportunit\w+)|opentowork|clos(?:e|ed|ing) (?:this|a|one|the) (?:chapter|door)|between (?:jobs|roles)|final (?:day|week))\b/iu;
/** Somebody who speaks for a company. */
export const COMPANY =
  /\b(?:we|we're|we've|our|company|organi[sz]ation|leadership|management|teams?)\b/iu;

const patternOf = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'iu');

export const phrase = (source: string, truth: string, admits?: string): StockPhrase => ({
  pattern: patternOf(source),
  truth,
  ...(admits === undefined ? {} : { admits }),
});

/** A phrase that admits something beside certain words only, and means no more than `alone` without them. */
export const beside = (
  near: RegExp,
  source: string,
  truth: string,
  admits: string,
  alone = truth,
): StockPhrase => ({ ...phrase(source, truth, admits), beside: near, alone });

/** The same beside a farewell. */
export const onLeaving = (source: string, truth: string, admits: string, alone: string) =>
  beside(FAREWELL, source, truth, admits, alone);
