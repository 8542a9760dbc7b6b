import {
  findStyle,
  HUMOR_LEVELS,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/post-styles.ts';
import { isGentle, retellPost } from '../../../comedy/write-post.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { showsPrivateWords } from '../community/public-form.ts';
import { findSourceRow } from '../community/remix-store.server.ts';
import type { PostFormData } from '../posts/post.ts';
import { screenWords } from '../screening/screen-words.server.ts';
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
  const style = row && findStyle(row.style);
  const story = row && storyOf(row);
  if (!style || !story || row.seed === null || isGentle(story.plot)) return null;
  const form = JSON.parse(row.form_data) as PostFormData;
  const shared = parseHumorLevel(form.humorLevel);
  const fields = JSON.parse(form.context) as Record<string, string>;
  const params = { style: style.value, fields, seed: row.seed, site: siteName(publicOrigin) };
  const tell = (level: HumorLevel) => retellPost({ ...params, level }, story)?.text;
  if (!shared || tell(shared) !== row.post) return null;
  const known = `${row.post}\n${premise ?? ''}`;
  const told = HUMOR_LEVELS.map((level) => [level, tell(level)] as const);
  const isFit = (text: string | undefined) =>
    text !== undefined && !showsPrivateWords(fields, known, text) && screenWords(text) === 'clean';
  if (!told.every(([level, text]) => level === shared || isFit(text))) return null;
  const texts = told.map(([level, text]) => [level, printableText(text ?? '')]);
  return { shared, texts: Object.fromEntries(texts) as ReaderLevels['texts'] };
}
