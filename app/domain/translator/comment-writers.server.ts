import { setImmediate } from 'node:timers/promises';
import { PERSONA_FILES, type Persona, PERSONAS } from '../../../comedy/comment-section/personas.ts';
import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import { contentVersion } from '../../../comedy/posts/write-post.ts';
import type { ChatMessage } from '../../platform/model/model-request.server.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import { screenWords } from '../screening/word-screening.server.ts';
import {
  createModelWriter,
  DRAFT_RULES,
  type ModelWriterParts,
} from '../writers/model-writers.server.ts';
import { cleanLines, type Marks, promptMessages } from '../writers/prompts.ts';
import { checkLines } from '../writers/text-checks.ts';
import type { Writer } from '../writers/writer.ts';

/** A post, and the house's comments on it that get other words: at most nine, the lines that a model's text may have. */
export type CommentsRequest = { text: string; people: readonly HouseComment[] };

/** Writes a line for each commenter, numbered by the model, on a post in English that is not grave. */
export type CommentWriter = Writer<CommentsRequest, Draft>;

declare module '../../platform/services.ts' {
  interface Services {
    commentWriter: CommentWriter;
  }
}

const MANNERS: Readonly<Record<Persona, string>> = {
  agreer: 'agrees with far too much of it, in earnest',
  recruiter: 'hears a vacancy in it and offers terms that are worse',
  'one-upper': 'has done the same, earlier and larger',
  congratulator: 'congratulates on something that did not happen',
  pitch: 'sells something, and says that it is not selling',
  sage: 'is long retired and remembers a simpler way',
  sane: 'asks or says one short, kind and sensible thing, without a joke',
  corrector: 'corrects what needed no correction',
  relative: 'is an elderly relative who thinks this is a private message',
  bot: 'is an automated account whose praise slips once',
};

/** The most characters of a comment, without its number. */
const MAX_COMMENT_LENGTH = 200;

/** Builds the prompt for the comments of one section. `wrong` names the rules that the last attempt broke. */
export function commentsPrompt(
  { text, people }: CommentsRequest,
  marks: Marks,
  wrong: readonly string[] = [],
): ChatMessage[] {
  const manners = PERSONAS.map((each) => `${PERSONA_FILES[each].label} ${MANNERS[each]}`);
  const fixed = [
    'You write the comments below a post of a professional network. Each is by another invented commenter, who is serious and gives himself away. Never make fun of the person who posted.',
    `The commenters: ${manners.join('; ')}.`,
    'Each comment takes up something that only this post says, a noun, a number or a claim of it, and no two take up the same.',
    `One line for each commenter of the list, in its order, that begins with the number of the commenter, as in "1. ". At most 25 words and ${MAX_COMMENT_LENGTH} characters a line.`,
    'The numbered lines alone: no introduction, no names, no quotation marks around them, no hashtags, no markup, no links, no emoji. Write in the language of the post.',
  ];
  const cast = people.map(({ label }, place) => `${place + 1}. ${label}`).join(', ');
  const call = { fixed, changing: [`The list: ${cast}.`], noun: 'post', wrong };
  const data = { post: cleanLines(text) };
  return promptMessages({ ...call, data, params: 'Write the comments.' }, marks);
}

const NUMBERED = /^(\d{1,2})[.):]\s*(\S.*)$/u;

/** The comments in a model's text: one for each commenter, without its number. Null where the shape is another one. */
export function readComments(text: string, people: CommentsRequest['people']): string[] | null {
  const lines = text.split('\n');
  if (lines.length !== people.length) return null;
  const comments = lines.flatMap((line, place) => {
    const [, number, comment = ''] = NUMBERED.exec(line) ?? [];
    return Number(number) === place + 1 && comment.length <= MAX_COMMENT_LENGTH ? [comment] : [];
  });
  return comments.length === people.length ? comments : null;
}

function commentErrors(text: string, { people }: CommentsRequest, canary: string): string[] {
  if (readComments(text, people) === null) return ['one numbered line for each commenter'];
  const found = screenWords(text);
  if (found === 'hateful' || found === 'worrying') return [found];
  return checkLines(text.split('\n'), canary);
}

/** Creates the writer that calls a model. Its text has the shape that `readComments` reads. */
export function createModelCommentWriter(parts: ModelWriterParts): CommentWriter {
  return createModelWriter<CommentsRequest, Draft>(parts, {
    ...DRAFT_RULES,
    messages: commentsPrompt,
    textOf: (lines) => lines.join('\n'),
    errorsOf: commentErrors,
  });
}

/** The comment writer of the comedy engine, the fallback of the model: the comments as they are. */
export const offlineCommentWriter: CommentWriter = {
  name: 'offline',
  async *write(_grant, { people }, signal) {
    await setImmediate();
    signal.throwIfAborted();
    const text = people.map((comment) => comment.text).join('\n');
    yield { text, fresh: true };
    return { text, writer: 'offline', engine: contentVersion() };
  },
};
