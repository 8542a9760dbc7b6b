/** How often each step of the funnel was taken, or by how many guests. */
export type FunnelCounts = {
  tryNowClicks: number;
  generatorVisits: number;
  postsGenerated: number;
  signupPromptsShown: number;
  signupsCompleted: number;
};

/** docs/product.md §3: in percent, to one decimal. */
export type ConversionRates = {
  tryNowToGenerator: number;
  generatorToPost: number;
  postToSignupPrompt: number;
  signupPromptToSignup: number;
  overallConversion: number;
};

/** docs/product.md §9: each step as a part of the one before, and the last of the first. */
export function conversionRates(counts: FunnelCounts): ConversionRates {
  return {
    tryNowToGenerator: percentOf(counts.generatorVisits, counts.tryNowClicks),
    generatorToPost: percentOf(counts.postsGenerated, counts.generatorVisits),
    postToSignupPrompt: percentOf(counts.signupPromptsShown, counts.postsGenerated),
    signupPromptToSignup: percentOf(counts.signupsCompleted, counts.signupPromptsShown),
    overallConversion: percentOf(counts.signupsCompleted, counts.tryNowClicks),
  };
}

/** `part` of `whole` in percent, to one decimal; 0 of nothing. More than 100 where a step is taken more often. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** A number against that of the period before. Null: there is nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
