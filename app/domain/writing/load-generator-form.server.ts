import type { Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { dayAt } from '../../platform/time/time-units.ts';
import { findRecipe, type Recipe } from '../community/house-post-recipes.ts';
import { isAnswerable, readDate } from '../community/prompt-days.ts';
import { situationOn } from '../community/prompts.server.ts';
import { publicFields } from '../community/public-form.ts';
import { findRemixSource } from '../community/remixes.server.ts';
import type { ReusedForm } from '../posts/form-values.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { adjacentLevel } from './post-rewrite.ts';

/**
 * Fills the form from the URL: `from` an own earlier generation, `remix` of a shared post, or the situation of the
 * date in `prompt`. Null for an empty form.
 */
export async function loadGeneratorForm(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
  search: URLSearchParams,
): Promise<ReusedForm | null> {
  const [from, remix, prompt] = ['from', 'remix', 'prompt'].map((name) => search.get(name));
  if (from) return findForm(services, viewer, from);
  if (remix) return findRemixForm(services, viewer, remix, search.get('style') ?? '');
  return prompt ? findPromptForm(services, prompt) : null;
}

async function findForm(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<ReusedForm | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (!row) return null;
  return { style: row.style, values: { ...row.fields, humorLevel: row.humor_level } };
}

/** Builds the form for the situation of a day. Null for a day that cannot be answered. */
async function findPromptForm(
  { db, now }: Pick<Services, 'db' | 'now'>,
  date: string,
): Promise<ReusedForm | null> {
  const time = now();
  const day = readDate(date, time);
  if (day === null || !isAnswerable(date, time)) return null;
  return {
    style: 'gpt4-context',
    values: { context: await situationOn(db, day) },
    on: { kind: 'prompt', about: date, isToday: day === dayAt(time) },
  };
}

/**
 * Builds the form of a remix: the same style, one level up, with the fields that its public text shows.
 * `style` comes from the URL, for the form of a post that is gone.
 */
async function findRemixForm(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
  postId: string,
  style: string,
): Promise<ReusedForm> {
  const recipe = findRecipe(postId);
  if (recipe) return houseForm(postId, recipe);
  const found = await findRemixSource(services, viewer, postId);
  if (!found.ok) {
    const kind = found.reason === 'blocked' ? 'shunned' : 'gone';
    return { style, values: {}, on: { kind, about: '' } };
  }
  const { source } = found;
  const { level: from, authorName } = source;
  const to = adjacentLevel(from, 'up');
  return {
    style: source.style.value,
    values: { ...publicFields(source.style, source.fields, source.text), humorLevel: to },
    on: { kind: 'remix', about: postId, authorName, from, to },
  };
}

// House posts are in no table, so their remix has no source.
function houseForm(about: string, { style, fields, level: from }: Recipe): ReusedForm {
  const to = adjacentLevel(from, 'up');
  return { style, values: { ...fields, humorLevel: to }, on: { kind: 'house', about, from, to } };
}
