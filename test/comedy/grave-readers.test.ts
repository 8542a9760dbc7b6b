import { expect, it } from 'vitest';
import { writeCommentSection } from '../../comedy/comment-section/write-section.ts';
import { reportCard } from '../../comedy/devices/report-card.ts';
import { POST_STYLES } from '../../comedy/styles/post-styles.ts';
import { readPost } from '../../comedy/replies/read-post.ts';
import { readReplyPost } from '../../comedy/replies/choose-reply.ts';
import { toSpeak } from '../../comedy/translate/to-speak.ts';
import { toTruth } from '../../comedy/translate/to-truth.ts';
import { isGentle, writePost } from '../../comedy/posts/write-post.ts';

const level = 'Unhinged';
const seed = 1;

/** Everything that jokes about a text, with whether it leaves one alone. */
const READERS: Readonly<Record<string, (text: string) => boolean>> = {
  score: (text) => reportCard(text).spared === 'grave',
  'comments of the house': (text) => writeCommentSection(text).spared === 'grave',
  'reading of a post': (text) => readPost(text).sensitive,
  replies: (text) => ['grave', 'asks'].includes(readReplyPost(text).manner ?? ''),
  'translation to speak': (text) =>
    toSpeak({ text, voice: 'memo', level, seed }).spared === 'grave',
  'translation to truth': (text) => toTruth({ text, level, seed }).spared === 'grave',
};
/** The live card, remixes, the slash command and the API write with the same function. */
const STYLES = POST_STYLES.map(({ value, fields }) => {
  const others = Object.fromEntries(fields.map(({ name }) => [name, 'lunch']));
  const name = fields.find(({ kind }) => kind === 'long-text' || kind === 'text')?.name ?? '';
  const read = (text: string) => {
    const given = { ...others, [name]: text };
    const post = writePost({ style: value, fields: given, level, seed, site: 'x.example' });
    return isGentle(post.plot);
  };
  return [`post of the style ${value}`, read] as const;
});

const GRAVE = 'My mother died yesterday and the funeral is on Friday.';
const HARMLESS = 'I love my desk. ';
const FILLER = HARMLESS.repeat(252);

it.each([...Object.entries(READERS), ...STYLES])(
  'reads all of a text for grave matter: %s',
  (_, read) => {
    for (const text of [GRAVE, `${FILLER} ${GRAVE}`, `${'x '.repeat(1985)}${GRAVE}`])
      expect([text.length, read(text)]).toEqual([text.length, true]);
    const house = writePost({
      style: 'gpt4-context',
      fields: { context: 'I ate my lunch at the office' },
      level,
      seed,
      site: 'x.example',
    });
    expect(read(`${house.text}\n${FILLER}${GRAVE}`)).toBe(true);
    for (const text of [HARMLESS, FILLER + HARMLESS])
      expect([text.length, read(text)]).toEqual([text.length, false]);
  },
);
