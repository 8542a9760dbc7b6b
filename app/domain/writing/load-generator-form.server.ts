import { situationOf } from '../../../comedy/daily-situations.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { dayAt } from '../../platform/time/time-units.ts';
import { findRecipe, type Recipe } from '../community/house-recipes.ts';
import { isAnswerable, readDate } from '../community/prompt-days.ts';
import { publicFields } from '../community/public-fields.ts';
import { findRemixSource } from '../community/remixes.server.ts';
import type { ReusedForm } from '../posts/form-values.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { adjacentLevel } from './post-rewrite.ts';

/**
 * The form that an address begins with: `from` an own earlier generation, `remix` of a shared post, or the situation
 * of the day that `prompt` names. Null is an empty one.
 */
export async function loadGeneratorForm(
  services: Services,
  viewer: Viewer,
  asked: URLSearchParams,
): Promise<ReusedForm | null> {
  const [from, remix, prompt] = ['from', 'remix', 'prompt'].map((name) => asked.get(name));
  if (from) return findForm(services, viewer, from);
  if (remix) return findRemixForm(services, viewer, remix, asked.get('style') ?? '');
  return prompt ? findPromptForm(services, prompt) : null;
}

/** The form that an own generation came from, or null: a stranger's is none. */
async function findForm(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<ReusedForm | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (!row) return null;
  const fields = JSON.parse(row.fields) as Record<string, string>;
  return { style: row.style, values: { ...fields, humorLevel: row.humor_level } };
}

/** The form that answers the situation of a day. Null where that day cannot be answered. */
function findPromptForm({ now }: Services, date: string): ReusedForm | null {
  const time = now();
  const day = readDate(date, time);
  if (day === null || !isAnswerable(date, time)) return null;
  return {
    style: 'gpt4-context',
    values: { context: situationOf(day) },
    on: { kind: 'prompt', about: date, isToday: day === dayAt(time) },
  };
}

/**
 * Returns the form of a remix: the same style, one level up, and of each field the words that the public text holds
 * (docs/decisions/remixes-and-replays.md). `style` comes from the address and is used when the post is missing.
 */
async function findRemixForm(
  services: Services,
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

// A post of the house is in no table: what makes it worse is nobody's remix, and stands for itself.
function houseForm(about: string, { style, fields, level: from }: Recipe): ReusedForm {
  const to = adjacentLevel(from, 'up');
  return { style, values: { ...fields, humorLevel: to }, on: { kind: 'house', about, from, to } };
}
