import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { APP_SOURCES } from '../app-sources.ts';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;']*?from '(\.[^']+)'|\bimport\(\s*'(\.[^']+)'|(?:^|\n)import '(\.[^']+)'/g;

type Arrow = { from: string; to: string };

/** The imports between files of app/, tests aside, as paths below it. */
function arrowsOfApp(): Arrow[] {
  const known = new Set(APP_SOURCES.map(({ file }) => file));
  return APP_SOURCES.flatMap(({ file: from, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, one, two, three]) => posix.join(posix.dirname(from), one ?? two ?? three ?? ''))
      .filter((to) => known.has(to))
      .map((to) => ({ from, to })),
  );
}

/** The folder of a layer that a file is in, such as domain/posts, or the layer for a file directly in it. */
const areaOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/');

/** The areas that reach themselves through others. */
function circles(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [area, other] = [areaOf(from), areaOf(to)];
    if (area !== other && area !== '' && other !== '')
      next.set(area, (next.get(area) ?? new Set()).add(other));
  }
  const reaches = (start: string) => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let area = open.pop(); area !== undefined; area = open.pop()) {
      if (seen.has(area)) continue;
      seen.add(area);
      open.push(...(next.get(area) ?? []));
    }
    return seen;
  };
  return [...next.keys()].filter((area) => reaches(area).has(area)).toSorted();
}

const arrows = arrowsOfApp();

it('has no circle of imports between folders', () => {
  expect(arrows.length).toBeGreaterThan(2000);
  expect(circles(arrows)).toEqual([]);
  const planted = { from: 'domain/screening/a.ts', to: 'domain/posts/b.ts' };
  expect(circles([...arrows, planted])).toContain('domain/posts');
});
