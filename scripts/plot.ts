// `npm run plot -- <plot> [form…]`: a plot on ten forms (or those given) at the three levels side by side. A form of
// another style than Own Your Idea is given as JSON: '{"careerTip":"Nap"}'.
// `npm run plot -- --match FILE`: which plots suit each form of a file, one form per line.
// `npm run plot -- --write FILE [--level L] [--seed N]`: the post of each form.
// `--file comedy/styles/….ts` takes the plots of that file alone.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPlots } from '../comedy/story/check-plots.ts';
import { type Plot, RINGS } from '../comedy/story/plot.ts';
import { HUMOR_LEVELS, type HumorLevel, parseHumorLevel } from '../comedy/form/humor-levels.ts';
import { findStyle, POST_STYLES, type StyleValue } from '../comedy/styles/post-styles.ts';
import { readStyleForm } from '../comedy/form/read-form.ts';
import { PLOTS, WRITINGS } from '../comedy/styles/writings.ts';
import type { SampleFields } from '../comedy/styles/style-writing.ts';
import {
  candidatesFor,
  retell,
  type StoryRequest,
  writeStory,
} from '../comedy/posts/write-post.ts';
import { outputLines } from './lines-of.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    match: { type: 'string' },
    write: { type: 'string' },
    check: { type: 'boolean' },
    forms: { type: 'string' },
    file: { type: 'string' },
    level: { type: 'string', default: 'Spicy' },
    seed: { type: 'string', default: '1' },
  },
});
const [style] = POST_STYLES;
const library = await plotsOf(values.file);
const level = parseHumorLevel(values.level) ?? 'Spicy';

if (values.check) showFaults();
else if (values.match !== undefined) showMatches(outputLines(values.match));
else if (values.write !== undefined) showPosts(outputLines(values.write));
else
  for (const id of positionals[0] === 'all'
    ? library.map((plot) => plot.id)
    : positionals.slice(0, 1))
    showPlot(id);

async function plotsOf(file: string | undefined): Promise<readonly Plot[]> {
  if (file === undefined) return PLOTS;
  return Object.values((await import(resolve(file))) as Record<string, readonly Plot[]>).flat();
}

function styleOf(plot: Plot): StyleValue {
  return findStyle(plot.style)?.value ?? style.value;
}

function formRequest(style: StyleValue, fields: SampleFields, heat: HumorLevel): StoryRequest {
  return { style, fields, level: heat, seed: Number(values.seed) };
}

function showFaults(): void {
  const faults = checkPlots(library);
  for (const fault of faults) console.log(fault);
  console.log(`${library.length} plots, ${faults.length} faults`);
}

function showMatches(forms: readonly string[]): void {
  const count = { situation: 0, kind: 0, any: 0, none: 0 };
  let fifteen = 0;
  for (const context of forms) {
    const found = candidatesFor(style.value, readStyleForm(style, { context }), library);
    const rings = found.map(({ plot }) => plot.ring);
    const ring = RINGS.find((name) => rings.includes(name)) ?? 'none';
    count[ring] += 1;
    if (found.length >= 15) fifteen += 1;
    const ids = found.map(({ plot, left }) => `${plot.id}(${left})`);
    const told = ids.filter((_, at) => rings[at] === 'situation').join(' ');
    console.log(`${ring.padEnd(9)} ${String(found.length).padStart(3)}  ${context}  ${told}`);
  }
  console.log(`${forms.length} forms:`, count, `at least 15 plots: ${fifteen}`);
}

function showPosts(forms: readonly string[]): void {
  for (const text of forms) {
    const story = writeStory(formRequest(style.value, { context: text }, level), library);
    console.log(`### ${text}   [${story?.ring} ${story?.plot}]`);
    console.log(`${story?.told.map(({ line }) => line).join('\n') ?? '(none)'}\n`);
  }
}

function showPlot(id: string): void {
  const plot = library.find((each) => each.id === id);
  if (!plot) return console.log(`There is no plot ${id}.`);
  const tell = (fields: SampleFields, heat: HumorLevel) =>
    retell(id, formRequest(styleOf(plot), fields, heat), undefined, library);
  console.log(`## ${id}`);
  for (const fields of formsFor(plot, (form) => tell(form, level) !== undefined)) {
    console.log(`### ${Object.values(fields).join(' | ')}`);
    const told = HUMOR_LEVELS.map((heat) => tell(fields, heat));
    if (told.includes(undefined)) {
      console.log('  (does not suit)\n');
      continue;
    }
    for (const [index, { linked }] of plot.beats.entries()) {
      const at = told.map((story) => story?.told.find(({ beat }) => beat === index)?.line);
      const marks = at.map((line, heat) => (line === undefined ? ' ' : 'MSU'[heat])).join('');
      console.log(
        `  ${marks} ${at.find((line) => line !== undefined) ?? ''}${linked ? '  [linked]' : ''}`,
      );
    }
    console.log('');
  }
}

function formsFor(plot: Plot, suits: (form: SampleFields) => boolean): SampleFields[] {
  const isIdea = plot.style === style.value;
  const given = positionals[0] === 'all' ? [] : positionals.slice(1);
  if (given.length > 0)
    return given.map((text) => (isIdea ? { context: text } : (JSON.parse(text) as SampleFields)));
  const forms = isIdea
    ? outputLines(values.forms ?? 'comedy/form/sets/dev-forms.txt').map((context) => ({ context }))
    : WRITINGS[styleOf(plot)].samples;
  return forms.filter(suits).slice(0, 10);
}
