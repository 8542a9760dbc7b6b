import type { StyleForm } from '../form/style-form.ts';
import { OWN_YOUR_IDEA } from './gpt4-context/form.ts';
import { HUMBLEBRAG } from './humblebrag/form.ts';
import { MOTIVATIONAL_BS } from './motivational-bs/form.ts';
import { BUZZWORD_SOUP } from './buzzword-soup/form.ts';
import { FAKE_WORK } from './fake-work/form.ts';
import { STARTUP_CHAOS } from './startup-chaos/form.ts';
import { CRINGE_ADVICE } from './cringe-advice/form.ts';
import { FAKE_SCREENSHOTS } from './fake-screenshots/form.ts';
import { STORYTELLING } from './storytelling/form.ts';

const STYLES = [
  OWN_YOUR_IDEA,
  HUMBLEBRAG,
  MOTIVATIONAL_BS,
  BUZZWORD_SOUP,
  FAKE_WORK,
  STARTUP_CHAOS,
  CRINGE_ADVICE,
  FAKE_SCREENSHOTS,
  STORYTELLING,
] as const;

export type StyleValue = (typeof STYLES)[number]['value'];
export type PostStyle = StyleForm<StyleValue>;

/** All styles in picker order; the featured one comes first. */
export const POST_STYLES: readonly [PostStyle, ...PostStyle[]] = STYLES;

/** The style with this value, or undefined (§3). */
export function findStyle(value: string): PostStyle | undefined {
  return POST_STYLES.find((style) => style.value === value);
}
