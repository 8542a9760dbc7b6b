import {
  type CommentSection,
  writeCommentSection,
} from '../../../comedy/comment-section/write-section.ts';
import type { Services } from '../../platform/services.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import type { Payer } from '../rate-limits/quotas.server.ts';
import { writeWhole } from '../writers/fallback-writers.server.ts';
import type { Authorship, GenerationGrant } from '../writers/writer.ts';
import { readComments } from './comment-writers.server.ts';

/** A section of comments, and who wrote them. */
export type WrittenSection = CommentSection & Authorship;

type Asked = Pick<Services, 'commentWriter' | 'newId' | 'requester' | 'stopping'>;

/**
 * Asks the model for the comments on a post, by the commenters that the house has chosen. Answers among them are left out.
 * The section is the house's where no model writes or it fails, and for a text that is grave, empty or in another language,
 * of which the model is not asked. Stores nothing; each call is one of the day's, in the share of `payer`.
 */
export async function writeModelSection(
  { commentWriter, newId, requester, stopping }: Asked,
  { text, choice, payer }: { text: string; choice: SectionChoice; payer: Payer },
  signal: AbortSignal,
): Promise<WrittenSection> {
  const house: WrittenSection = { ...writeCommentSection(text, choice), writer: 'offline' };
  const people = house.comments.filter(({ answers }) => answers === null);
  if (house.spared !== null || commentWriter.name === 'offline') return house;
  const { requestId } = requester;
  // Comments claim no generation, because nothing of them is stored.
  const grant = { generationId: newId(), payer, requestId } as GenerationGrant;
  const reader = AbortSignal.any([signal, stopping.signal]);
  try {
    const written = await writeWhole(commentWriter, grant, { text, people }, reader);
    const { writer, engine, fallback } = written;
    const texts = writer === 'model' ? readComments(written.text, people) : null;
    if (!texts) return { ...house, fallback };
    const comments = people.map((person, place) => ({
      ...person,
      text: texts[place] ?? '',
      repeats: [],
      lineId: '',
    }));
    return { ...house, comments, engine, writer };
  } catch (error) {
    if (!reader.aborted) throw error;
    return { ...house, fallback: 'model-failed' };
  }
}
