import type { Viewer } from '../../platform/http/viewer.ts';
import { findRecipe, type Recipe } from '../community/house-recipes.ts';
import { findRemixSource } from '../community/remixes.server.ts';
import { publicFields } from '../community/public-fields.ts';
import type { Services } from '../../platform/services.ts';
import type { ReusedForm } from '../posts/form-values.ts';
import { movedLevel } from './rewrite-ask.ts';

/**
 * The form of a remix: the same style, one level up, and of the fields what stands in the public text (docs/decisions/
 * 0061). `style` is the one that the address names, for the form of a post that is not there.
 */
export async function findRemixForm(
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
  const to = movedLevel(from, 'up');
  return {
    style: source.style.value,
    values: { ...publicFields(source.style, source.fields, source.text), humorLevel: to },
    on: { kind: 'remix', about: postId, authorName, from, to },
  };
}

// A post of the house is in no table: what makes it worse is nobody's remix, and stands for itself.
function houseForm(about: string, { style, fields, level: from }: Recipe): ReusedForm {
  const to = movedLevel(from, 'up');
  return { style, values: { ...fields, humorLevel: to }, on: { kind: 'house', about, from, to } };
}
