import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import routes from '../app/routes.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['app', 'comedy', 'e2e', 'test'];
/** `docs/product.md §7, §9` or `docs/product.md §2, Navigation`. */
const CITATION = /product\.md((?:,? (?:and )?§\d)+)(?:, ([A-Z][^.:;,()`]*))?/g;

type Heading = { number: string; title: string };

/** Returns a list of the headings of docs/product.md with links: the page of its route, the files that cite it, their tests. */
export function productIndex(): string {
  const headings = readHeadings();
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  ).toSorted();
  const cited = new Map(headings.map((heading) => [heading, new Set(pagesOf(heading.title))]));
  for (const file of files) {
    for (const heading of citedHeadings(file, headings)) cited.get(heading)?.add(file);
  }
  return [...cited]
    .filter(([, own]) => own.size > 0)
    .map(([{ number, title }, own]) => {
      const tests = files.filter((file) => isTest(file) && (own.has(file) || testsOne(file, own)));
      const code = [...own].filter((file) => !isTest(file));
      const lists = [code, tests].filter((list) => list.length > 0);
      const name = title.startsWith('§') ? title : `${number} ${title}`;
      return `- [${name}](#${slug(title)}): ${lists.map((list) => list.map(link).join(', ')).join('; tests: ')}`;
    })
    .join('\n');
}

function readHeadings(): Heading[] {
  let number = '';
  const lines = readFileSync(join(ROOT, 'docs/product.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, title] = /^##+ (.+)$/.exec(line) ?? [];
    if (title === undefined) return [];
    number = /^§\d/.exec(title)?.[0] ?? number;
    return [{ number, title }];
  });
}

/** The page of the route that a heading names, as in `Home (/home)`. */
function pagesOf(title: string): string[] {
  const [, path] = /\(\/([^)]*)\)/.exec(title) ?? [];
  const flat = routes.flatMap((route) => [route, ...(route.children ?? [])]);
  const page = flat.find((route) => route.path === path?.replace('{id}', ':id'));
  return path === undefined || !page ? [] : [`app/${page.file}`];
}

/** The headings that the comments of a file name; the section itself where they name no heading within it. */
function citedHeadings(file: string, headings: readonly Heading[]): Heading[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...text.matchAll(CITATION)].flatMap(([, numbers = '', words]) =>
    (numbers.match(/§\d/g) ?? []).flatMap((number) => {
      const own = headings.filter((heading) => heading.number === number);
      return own.find(({ title }) => words && title.startsWith(words.trim())) ?? own[0] ?? [];
    }),
  );
}

const isTest = (file: string) => /^test\/|\.(?:test|e2e)\.tsx?$/.test(file);

/** Whether a test stands beside one of these files: `guest-id.test.ts` beside `guest-id.ts`. */
function testsOne(test: string, files: ReadonlySet<string>): boolean {
  const subject = test.replace(/(?:\.long|\.postgres)*\.test\.tsx?$/, '');
  return ['.ts', '.tsx', '.server.ts'].some((ending) => files.has(subject + ending));
}

const link = (file: string) => `[${basename(file)}](../${file})`;

/** The anchor that GitHub gives a heading. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
