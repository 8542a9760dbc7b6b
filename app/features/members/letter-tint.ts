import { FACE_TINTS } from '../../domain/faces/face.ts';
import { hashText } from '../../../comedy/story/random.ts';

/** The class of the tint behind the first letter of a member: the same for the same key. */
export function letterTint(key: string): string {
  return `tinted t${hashText(key) % FACE_TINTS.length}`;
}
