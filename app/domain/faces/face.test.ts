import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { PERSONA_FILES, type Persona } from '../../../comedy/comment-section/personas.ts';
import {
  commenterFace,
  DEFAULT_AUTHOR_NAME,
  DEFAULT_FACE,
  FACE_NAMES,
  FACE_TINTS,
  faceOf,
  faceParts,
  memberFace,
  tintedApart,
} from './face.ts';
import { faceShapes, faceUrl } from './face-drawings.ts';

const KEYS = Array.from({ length: 2000 }, (_, index) => `author-${index}`);

it('gives a key the same face every time, and all drawings and tints to many keys', () => {
  const faces = KEYS.map((key) => faceOf(key));
  expect(KEYS.map((key) => faceOf(key))).toEqual(faces);
  expect(new Set(faces)).toHaveLength(FACE_NAMES.length * FACE_TINTS.length);
});

it('gives everybody one face under the default name, so that it does not tell who is behind it', () => {
  const name = DEFAULT_AUTHOR_NAME;
  expect(new Set(KEYS.map((id) => memberFace(id, name)))).toEqual(new Set([DEFAULT_FACE]));
  const same = KEYS.filter((id) => memberFace(id, 'Ada') === DEFAULT_FACE);
  expect(same.length).toBeLessThan(30);
});

it('draws what an author has chosen, in the tint of the author', () => {
  const { tint } = faceParts(faceOf('author'));
  expect(faceOf('author', 'stapler')).toBe(`stapler-${tint}`);
});

it('never gives neighbours in a list the same tint', () => {
  const faces = KEYS.map((key) => faceOf(key));
  const shown = tintedApart(faces, faces[0]);
  expect(shown.map((face) => faceParts(face).name)).toEqual(
    faces.map((face) => faceParts(face).name),
  );
  const tints = [faces[0], ...shown].map((face) => faceParts(face ?? 'mug-0').tint);
  expect(tints.filter((tint, index) => tint === tints[index - 1])).toEqual([]);
});

it('gives each invented commenter below a post a face of its own', () => {
  const posts = Array.from(
    { length: 40 },
    (_, index) => `I have missed the bus ${index} times.\nAgree?`,
  );
  for (const post of posts) {
    const { comments } = writeCommentSection(post);
    const names = new Set(comments.map(({ name }) => name));
    const drawn = new Set(comments.map((comment) => faceParts(commenterFace(comment)).name));
    expect(names.size).toBeGreaterThan(6);
    expect(drawn.size).toBe(names.size);
  }
});

it('shares no face between two kinds of commenters', () => {
  const kinds = Object.entries(PERSONA_FILES).map(
    ([persona, { names }]) =>
      new Set(
        names.map((name) => faceParts(commenterFace({ name, persona: persona as Persona })).name),
      ),
  );
  const drawn = kinds.flatMap((kind) => [...kind]);
  expect(drawn.length).toBeGreaterThan(12);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('draws 24 different faces of under 1 kB each', () => {
  const shapes = FACE_NAMES.map(faceShapes);
  expect(new Set(shapes)).toHaveLength(24);
  expect(Math.max(...shapes.map(({ length }) => length))).toBeLessThan(1000);
});

it('has the tints of pictures in the style sheet of pages', () => {
  const css = readFileSync(join(import.meta.dirname, '../../ui/style.css'), 'utf8');
  const inCss = FACE_TINTS.map(
    (_, tint) => new RegExp(`\\.t${tint} \\{\\s*color: (#\\w+);`).exec(css)?.[1],
  );
  expect(inCss).toEqual(FACE_TINTS);
  for (const [tint, color] of FACE_TINTS.entries()) {
    const svg = Buffer.from(faceUrl(`mug-${tint}`).split(',')[1] ?? '', 'base64').toString();
    expect(svg).toContain(`fill="${color}"`);
  }
});
