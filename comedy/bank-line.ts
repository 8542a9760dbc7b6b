import type { Template } from './template.ts';
import type { Trait } from './traits.ts';

/** One bank line, compiled. */
export type Line = {
  id: string;
  beat: string;
  template: Template;
  source: string;
  levels: string;
  device: number;
  needs: readonly string[];
  /** What has to be typed for a pack line that is about only a part of its subject. */
  when: RegExp | undefined;
  weight: number;
  origin: 'style' | 'shared' | 'pack';
  /** The subject of a pack line. */
  subject: string | undefined;
  /** The longer words of the line and what they turn on, by which two lines are told to echo each other. */
  stems: ReadonlySet<string>;
  traits: ReadonlySet<Trait>;
  /** It accepts any input. */
  universal: boolean;
  /** How many words it has; a slot counts as one. */
  length: number;
};

/** What `compile` makes of a line of a bank; what it throws becomes an Error that names the line. */
export function namingLine<Made>(id: string, compile: () => Made): Made {
  try {
    return compile();
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new Error(`${id}: ${fault}`, { cause: error });
  }
}

/** The beginnings of the longer words of a line, without its slots: two lines that share some sound alike. */
export function stemsOf(source: string): Set<string> {
  const words =
    source
      .replace(/\{[^{}]*\}/gu, ' ')
      .toLowerCase()
      .match(/[a-z]{5,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 6)));
}
