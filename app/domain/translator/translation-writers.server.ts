import { setImmediate } from 'node:timers/promises';
import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';
import type { Direction, Voice } from '../../../comedy/translate/voices.ts';
import { contentVersion } from '../../../comedy/posts/write-post.ts';
import type { ChatMessage } from '../../platform/model/model-request.server.ts';
import {
  createModelWriter,
  DRAFT_RULES,
  type ModelWriterParts,
} from '../writers/model-writers.server.ts';
import { cleanLines, type Marks, promptMessages } from '../writers/prompts.ts';
import { checkLines } from '../writers/text-checks.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import type { Writer } from '../writers/writer.ts';
import { offlineLines, type TranslationRequest } from './translations.server.ts';

/** Writes the other side of a text that is not grave and not empty, a thought in each line. */
export type TranslationWriter = Writer<TranslationRequest, Draft>;

declare module '../../platform/services.ts' {
  interface Services {
    translationWriter: TranslationWriter;
  }
}

const TASKS: Readonly<Record<Direction, string>> = {
  'to-speak':
    'You translate plain words into the language of a professional network. The ordinary thing that was said becomes an achievement. The narrator is proud, humble about it, and never notices what he gives away.',
  'to-truth':
    'You translate posts of a professional network into the blunt truth behind them: what the narrator did, wanted and left out, in his own voice ("I"), in short plain sentences without a single stock phrase.',
};

const KEEPS: Readonly<Record<Direction, string>> = {
  'to-speak':
    'What the words say has to be found in the translation. Nothing else has happened: no new event, person or place.',
  'to-truth':
    'Take everything from the post. Invent no name, no number and no event. What is sincere stays sincere: say it again in plain words, without a joke.',
};

const VOICE_RULES: Readonly<Record<Voice, string>> = {
  announcement:
    'Voice: an announcement. Something is shared, with thanks to people who were not there.',
  lesson:
    'Voice: a leadership lesson. The ordinary thing has taught the narrator something about teams.',
  journey:
    'Voice: a heroic journey. The ordinary thing was suffered through, and the narrator grew.',
  memo: 'Voice: an executive memo. The ordinary thing is reported upward, with outcomes and next steps.',
};

const LEVEL_RULES: Readonly<Record<Direction, Readonly<Record<HumorLevel, string>>>> = {
  'to-speak': {
    Mild: 'Level: mild. Almost believable, at most one invented number. 2 or 3 lines.',
    Spicy: 'Level: spicy. Clearly too much: the stakes exceed the event. 3 to 5 lines.',
    Unhinged:
      'Level: unhinged. Two impossible lines and one legal or physical consequence, told as calmly as the rest. 4 to 7 lines.',
  },
  'to-truth': {
    Mild: 'Level: mild. Dry and polite. 1 or 2 lines.',
    Spicy: 'Level: spicy. Blunt. 2 to 4 lines.',
    Unhinged:
      'Level: unhinged. A full confession that nobody asked for, told calmly. 3 to 6 lines.',
  },
};

/** Builds the prompt for one translation. `wrong` names the rules that the last attempt broke. */
export function translationPrompt(
  { text, direction, voice, level }: TranslationRequest,
  marks: Marks,
  wrong: readonly string[] = [],
): ChatMessage[] {
  const fixed = [
    TASKS[direction],
    KEEPS[direction],
    'Write in the language of the text. One thought a line, none over 200 characters. No hashtags, no markup, no links, no emoji, no list of devices.',
    'The translation alone: no introduction, no title, no quotation marks around it.',
  ];
  const changing = [
    ...(direction === 'to-speak' ? [VOICE_RULES[voice]] : []),
    LEVEL_RULES[direction][level],
  ];
  const call = { fixed, changing, data: { text: cleanLines(text) }, noun: 'text', wrong };
  return promptMessages({ ...call, params: 'Write the translation.' }, marks);
}

const HASHTAGS = /(?:^|\s)#\p{L}[\p{L}\p{N}_]*/gu;

/** Creates the writer that calls a model. Its text has no markup, no addresses and no hashtags. */
export function createModelTranslationWriter(parts: ModelWriterParts): TranslationWriter {
  return createModelWriter<TranslationRequest, Draft>(parts, {
    ...DRAFT_RULES,
    messages: translationPrompt,
    textOf: (lines) =>
      lines
        .map((line) => line.replace(HASHTAGS, '').trim())
        .filter((line) => line !== '')
        .join('\n'),
    errorsOf: (text, _request, canary) => checkLines(text.split('\n'), canary),
  });
}

/** The translation writer of the comedy engine, the fallback of the model. */
export const offlineTranslationWriter: TranslationWriter = {
  name: 'offline',
  async *write(_grant, request, signal) {
    await setImmediate();
    signal.throwIfAborted();
    const text = offlineLines(request).lines.join('\n');
    yield { text, fresh: true };
    return { text, writer: 'offline', engine: contentVersion() };
  },
};
