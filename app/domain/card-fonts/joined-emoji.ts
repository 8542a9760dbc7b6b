/** Each emoji that is joined from several, and each keycap, in a group for `split`. */
export const JOINED =
  /(\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*)+|[0-9#*]\uFE0F\u20E3)/gu;

/** Those after Unicode 15.0, which the emoji font of the cards does not have, by a part of them. */
const NEWER =
  /[\u26D3\u27A1\u{1F344}\u{1F34B}\u{1F430}\u{1F642}\u{1F9D2}\u{1FA70}\u{1FAEF}]|\u{1F426}\u200D\u{1F525}/u;

/** Returns a joined emoji as the emoji font of the cards has it; of one that the font does not have the first part. */
export function drawnEmoji(joined: string): string {
  if (joined.endsWith('\u20E3')) return joined;
  // Each part with its tone, else with the selector where it would be a letter without: the only form that the font joins.
  const whole = joined.replaceAll(
    /(\p{Extended_Pictographic})\uFE0F?([\u{1F3FB}-\u{1F3FF}]?)\uFE0F?/gu,
    (_, sign: string, tone: string) =>
      sign + (tone || (/\p{Emoji_Presentation}/u.test(sign) ? '' : '\uFE0F')),
  );
  const isDrawn = /^\p{RGI_Emoji}$/v.test(whole) && !NEWER.test(whole);
  return isDrawn ? whole : (whole.split('\u200D')[0] ?? '');
}
