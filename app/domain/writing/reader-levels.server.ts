import { LRUCache } from 'lru-cache';
import {
  HUMOR_LEVELS,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/form/humor-levels.ts';
import { isGentle, retellPost, type StorySource } from '../../../comedy/posts/write-post.ts';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { showsPrivateWords } from '../community/public-form.ts';
import { findSourceRow } from '../community/remix-store.server.ts';
import type { SavedPost } from '../posts/stored-forms.server.ts';
import { screenWords } from '../screening/word-screening.server.ts';
import { storyOf } from './plots.server.ts';

/** A shared story at every level. At `shared` it is the text of the post. */
export type ReaderLevels = { shared: HumorLevel; texts: Readonly<Record<HumorLevel, string>> };

/**
 * The story of a shared post at every level, for its reader. Null where the plot, cast and seed do not give the text of the
 * post (it was edited, or a model wrote it), for a grave form, and where a level would show more of the form than the post
 * and `premise` do.
 */
export async function readerLevels(
  { db, publicOrigin }: Pick<Services, 'db' | 'publicOrigin'>,
  id: string,
  premise: string | null,
): Promise<ReaderLevels | null> {
  const row = await findSourceRow(db, id);
  const story = row && storyOf(row);
  if (!story || row.seed === null || isGentle(story.plot)) return null;
  const { style, seed, post, formData } = row;
  const source = { style, story, seed, post, formData, premise, site: siteName(publicOrigin) };
  return known.memo(JSON.stringify(source), { context: source }).levels;
}

type Source = Pick<SavedPost, 'style' | 'post' | 'formData'> & {
  story: StorySource;
  seed: number;
  premise: string | null;
  site: string;
};

// Telling and screening a story takes 8 ms. The key is all that a story is told from, so that nothing is out of date.
const known = new LRUCache<string, { levels: ReaderLevels | null }, Source>({
  max: 200,
  memoMethod: (_key, _stale, { context }) => ({ levels: tellLevels(context) }),
});

function tellLevels({ story, seed, post, premise, site, ...row }: Source): ReaderLevels | null {
  const style = findStyle(row.style);
  if (!style) return null;
  const { humorLevel, fields } = row.formData;
  const shared = parseHumorLevel(humorLevel);
  const params = { style: style.value, fields, seed, site };
  const tell = (level: HumorLevel) => retellPost({ ...params, level }, story)?.text;
  if (!shared || tell(shared) !== post) return null;
  const shown = `${post}\n${premise ?? ''}`;
  const told = HUMOR_LEVELS.map((level) => [level, tell(level)] as const);
  const isFit = (text: string | undefined) =>
    text !== undefined && !showsPrivateWords(fields, shown, text) && screenWords(text) === 'clean';
  if (!told.every(([level, text]) => level === shared || isFit(text))) return null;
  const texts = told.map(([level, text]) => [level, printableText(text ?? '')]);
  return { shared, texts: Object.fromEntries(texts) as ReaderLevels['texts'] };
}
