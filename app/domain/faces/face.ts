import type { Persona } from '../../../comedy/comment-section/personas.ts';
import { hashText } from '../../../comedy/story/random.ts';

/** The drawn faces (docs/product.md §2, Faces). `face-drawings.ts` draws them. */
export const FACE_NAMES = [
  'mug',
  'stapler',
  'plant',
  'sandwich',
  'cone',
  'laptop',
  'bulb',
  'note',
  'briefcase',
  'printer',
  'duck',
  'pigeon',
  'avocado',
  'toast',
  'donut',
  'cactus',
  'umbrella',
  'pie',
  'calculator',
  'clock',
  'cooler',
  'egg',
  'trophy',
  'rock',
] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** The colours behind a face, the same on light and dark; `ui/style.css` has them for pages. */
export const FACE_TINTS = [
  '#f7d774',
  '#a9d0f5',
  '#f5b5a0',
  '#a8dcb9',
  '#cdbcf0',
  '#f6bfd4',
  '#9fd8d6',
  '#dccfb4',
] as const;

/** A face with the number of its tint: short, because a feed has twenty of them. */
export type Face = `${FaceName}-${number}`;

/** The face for a key: the same for the same key. `chosen`: the drawing that its author has chosen. */
export function faceOf(key: string, chosen?: FaceName): Face {
  const hash = hashText(key);
  const tint = Math.floor(hash / FACE_NAMES.length) % FACE_TINTS.length;
  return `${chosen ?? FACE_NAMES[hash % FACE_NAMES.length] ?? 'mug'}-${tint}`;
}

/** So many steps lie between two seats: it shares no divisor with the number of drawings, so that none comes twice. */
const SEAT_STEP = 7;

/** Different drawings for those at a table, at most as many as there are: the same for the same key. */
export function drawingsOf(key: string, count: number): FaceName[] {
  const first = hashText(key);
  return Array.from(
    { length: count },
    (_, seat) => FACE_NAMES[(first + seat * SEAT_STEP) % FACE_NAMES.length] ?? 'mug',
  );
}

/** The author of a card that has no name of its own (docs/product.md §3, Profile edit data). */
export const DEFAULT_AUTHOR_NAME = 'LinkedIn Member';

/** The face of that author, who is anyone: it tells neither who wrote a post nor that two posts are by one author. */
export const DEFAULT_FACE = faceOf(DEFAULT_AUTHOR_NAME);

/** The face of a member under this name. Of the name, too: another name may be that of another person. */
export function memberFace(userId: string, name: string, chosen?: FaceName): Face {
  return faceOf(name === DEFAULT_AUTHOR_NAME ? name : `${userId} ${name}`, chosen);
}

/** The drawing and the tint of a face. */
export function faceParts(face: Face): { name: FaceName; tint: number } {
  const end = face.lastIndexOf('-');
  return { name: face.slice(0, end) as FaceName, tint: Number(face.slice(end + 1)) };
}

/** The faces of a list, with another tint where neighbours would have the same. `before`: the face above the first one. */
export function tintedApart(faces: readonly Face[], before: Face | null = null): Face[] {
  const apart: Face[] = [];
  for (const face of faces) {
    const above = apart.at(-1) ?? before;
    const { name, tint } = faceParts(face);
    const isSame = above !== null && faceParts(above).tint === tint;
    apart.push(isSame ? `${name}-${(tint + 1) % FACE_TINTS.length}` : face);
  }
  return apart;
}

/** Two faces for each kind of invented commenter, so that no two below one post are alike. */
const COMMENTERS: Readonly<Record<Persona, readonly [FaceName, FaceName]>> = {
  agreer: ['egg', 'duck'],
  recruiter: ['briefcase', 'pigeon'],
  'one-upper': ['trophy', 'cone'],
  congratulator: ['donut', 'bulb'],
  pitch: ['pie', 'calculator'],
  sage: ['rock', 'cactus'],
  sane: ['mug', 'plant'],
  corrector: ['stapler', 'clock'],
  relative: ['avocado', 'umbrella'],
  bot: ['printer', 'laptop'],
};

/** The face of an invented commenter. Without the kind it is that of the name. */
export function commenterFace({ name, persona }: { name: string; persona?: Persona }): Face {
  if (persona === undefined) return faceOf(name);
  const [one, other] = COMMENTERS[persona];
  return faceOf(name, hashText(name) % 2 === 0 ? one : other);
}
