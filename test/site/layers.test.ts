import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { APP_SOURCES, COMEDY_SOURCES } from '../app-sources.ts';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;']*?from '(\.[^']+)'|\bimport\(\s*'(\.[^']+)'|(?:^|\n)import '(\.[^']+)'/g;

type Arrow = { from: string; to: string };

/** The imports between files of app/ or comedy/, tests aside, as paths below it. */
function arrowsOf(sources: typeof APP_SOURCES): Arrow[] {
  const known = new Set(sources.map(({ file }) => file));
  return sources.flatMap(({ file: from, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, one, two, three]) => posix.join(posix.dirname(from), one ?? two ?? three ?? ''))
      .filter((to) => known.has(to))
      .map((to) => ({ from, to })),
  );
}

/** The folder of a layer that a file is in, such as domain/posts, or the layer for a file directly in it. */
const areaOfApp = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/');
/** The folder of the comedy that a file is in, such as grave. */
const areaOfComedy = (file: string) => file.split('/')[0] ?? '';

/** The areas that reach themselves through others. */
function circles(arrows: readonly Arrow[], areaOf: (file: string) => string): string[] {
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

it('has no circle of imports between folders of app/', () => {
  const arrows = arrowsOf(APP_SOURCES);
  expect(arrows.length).toBeGreaterThan(2000);
  expect(circles(arrows, areaOfApp)).toEqual([]);
  const planted = { from: 'domain/screening/a.ts', to: 'domain/posts/b.ts' };
  expect(circles([...arrows, planted], areaOfApp)).toContain('domain/posts');
});

// The tables and their migrations are the one place of platform/ that names what the product keeps.
const SCHEMA = /^platform\/db\/(?:migrations\/|[\w-]*tables\.ts$)/;
const NOUNS = [
  'admin comment community feed game generation guest invitation library member moderation',
  'notice notification passkey plot post prompt reaction reply resource story token translation',
  'viewer writer writing',
];
const NOUN = new RegExp(`(?:^|[-/])(?:${NOUNS.join(' ').replaceAll(' ', '|')})s?(?:[-./]|$)`);

it('has no noun of the product in a file name of app/platform', () => {
  const files = APP_SOURCES.map(({ file }) => file).filter((file) => file.startsWith('platform/'));
  const named = (file: string) => NOUN.test(file) && !SCHEMA.test(file);
  expect(files.filter(named)).toEqual([]);
  expect(
    ['platform/http/viewer.ts', 'platform/model/fallback-writers.server.ts'].every(named),
  ).toBe(true);
});

it('has ten entries at the root of comedy/ at most, and no circle of imports between them', () => {
  expect(readdirSync('comedy').length).toBeLessThanOrEqual(10);
  const arrows = arrowsOf(COMEDY_SOURCES);
  expect(arrows.length).toBeGreaterThan(300);
  expect(circles(arrows, areaOfComedy)).toEqual([]);
  const planted = { from: 'language/a.ts', to: 'replies/b.ts' };
  expect(circles([...arrows, planted], areaOfComedy)).toContain('language');
});

// The names that React Router reads of each route.
const OF_ROUTES = new Set(
  'action clientAction clientLoader ErrorBoundary handle headers loader meta middleware shouldRevalidate'.split(
    ' ',
  ),
);
// The name that each migration has.
const OF_MIGRATIONS = 'up';
const EXPORTED = /^export (?:async )?(?:function\*?|const|class|type|interface) (?<name>\w+)/gm;

it('gives each exported name one meaning', () => {
  const places = new Map<string, Set<string>>();
  for (const { file, text } of [...APP_SOURCES, ...COMEDY_SOURCES])
    for (const { groups } of text.matchAll(EXPORTED)) {
      const name = groups?.['name'] ?? '';
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  expect(places.size).toBeGreaterThan(1000);
  const isTwice = ([name, files]: [string, Set<string>]) =>
    files.size > 1 && !OF_ROUTES.has(name) && name !== OF_MIGRATIONS;
  expect([...places].filter(isTwice)).toEqual([]);
});
