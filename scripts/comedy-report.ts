// `npm run comedy:report`: measures the plots and writes docs/comedy-report.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPlots } from '../comedy/check-plots.ts';
import type { Plot, Ring } from '../comedy/plot.ts';
import { DOMAINS } from '../comedy/plots/domains.ts';
import { PLOTS } from '../comedy/plots/index.ts';
import { findStyle, HUMOR_LEVELS, POST_STYLES, type PostStyle } from '../comedy/post-styles.ts';
import { isGrave } from '../comedy/grave.ts';
import { readForm } from '../comedy/read-form.ts';
import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import {
  candidatesFor,
  contentVersion,
  type PostRequest,
  retell,
  writePost,
} from '../comedy/write-post.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = 'broetry.example';
const RINGS: readonly Ring[] = ['situation', 'kind', 'any'];
const IDEA = findStyle('gpt4-context') as PostStyle;

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const idea = (context: string, more: Partial<PostRequest> = {}): PostRequest => ({
  style: 'gpt4-context',
  fields: { context },
  level: 'Spicy',
  seed: 1,
  site: SITE,
  ...more,
});

function librarySection(): string {
  const rows = POST_STYLES.map(({ value, label }) => {
    const plots = PLOTS.filter(({ style }) => style === value);
    return [label, ...RINGS.map((ring) => plots.filter((plot) => plot.ring === ring).length)];
  });
  const faults = checkPlots(PLOTS);
  return [
    '## The library',
    `${PLOTS.length} plots, ${DOMAINS.length} domains, content ${contentVersion()}. Faults by the machine rules of [adding-jokes.md](adding-jokes.md): **${faults.length}**.`,
    ...faults.slice(0, 20).map((fault) => `- ${fault}`),
    table(['Style', ...RINGS], rows),
  ].join('\n\n');
}

type Coverage = { forms: number; rings: Record<Ring, number>; plenty: number };

function coverageOf(forms: readonly string[]): Coverage {
  const rings = { situation: 0, kind: 0, any: 0 };
  let plenty = 0;
  for (const context of forms) {
    const found = candidatesFor('gpt4-context', readForm(IDEA, { context }));
    const ring = RINGS.find((each) => found.some(({ plot }) => plot.ring === each));
    if (ring) rings[ring] += 1;
    if (found.length >= 15) plenty += 1;
  }
  return { forms: forms.length, rings, plenty };
}

function coverageSection(): string {
  const folder = join(ROOT, 'comedy/forms');
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const { forms, rings, plenty } = coverageOf(linesOf(join(folder, name)));
      return [
        name,
        forms,
        ...RINGS.map((ring) => percent(rings[ring], forms)),
        percent(plenty, forms),
      ];
    });
  return [
    '## What forms find',
    'The innermost ring that suits each form, and the share of forms with at least 15 plots over all rings. Writers have seen the forms of `dev-forms.txt` alone. The engine was mended with `fresh-1.txt` in view; no writer has seen `cover-2.txt`.',
    table(['Forms', 'Count', ...RINGS, 'at least 15'], rows),
  ].join('\n\n');
}

type Sentences = Record<'grave' | 'harmless', string[]>;

function graveSection(): string {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(ROOT, `comedy/${name}.json`), 'utf8')) as Sentences;
  const wrong = ({ grave, harmless }: Sentences) => ({
    missed: grave.filter((text) => !isGrave(text)),
    caught: harmless.filter((text) => isGrave(text)),
  });
  const row = (name: string, set: Sentences) => [
    name,
    `${set.grave.length - wrong(set).missed.length} of ${set.grave.length}`,
    `${wrong(set).caught.length} of ${set.harmless.length}`,
  ];
  const fresh = read('grave-fresh');
  const { missed, caught } = wrong(fresh);
  return [
    '## Grave matter',
    'Half of the grave sentences are told without a grave word, half of the harmless ones are near misses. The goal is 97 and 5 %. The first set was not in sight while patterns and models were made; the other two were.',
    table(
      ['Set', 'Grave, caught', 'Harmless, wrongly caught'],
      [
        row('unseen, in two languages and more', fresh),
        row('unseen before', read('grave-unseen')),
        row('short everyday sentences', read('grave-everyday')),
      ],
    ),
    `<details><summary>Every miss of the first set</summary>\n\n${[...missed.map((text) => `- missed: ${text}`), ...caught.map((text) => `- wrongly caught: ${text}`)].join('\n')}\n\n</details>`,
  ].join('\n\n');
}

function varietySection(): string {
  const forms = linesOf(join(ROOT, 'comedy/forms/dev-forms.txt'));
  const repeatsOfPerson = forms.slice(0, 60).map((context) => {
    const seen: string[] = [];
    for (let seed = 0; seed < 15; seed += 1)
      seen.unshift(writePost(idea(context, { seed, seen })).plot);
    return 15 - new Set(seen).size;
  });
  const feed: string[] = [];
  for (const [seed, context] of forms.slice(0, 45).entries())
    feed.unshift(writePost(idea(context, { seed, feed })).plot);
  return [
    '## Variety',
    table(
      ['Draws', 'Repeated plots'],
      [
        ['15 posts of one form by one person, 60 forms', sum(repeatsOfPerson)],
        ['45 first draws of one feed', feed.length - new Set(feed).size],
      ],
    ),
  ].join('\n\n');
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const HABITS =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|forty|nineteen|hundred|thousand) \p{L}+|\b(?:[Nn]obody|[Kk]eynote|[Bb]oard|HR|Legal|Finance|Accounts|[Cc]ourt|[Pp]olicy|[Dd]eck|[Cc]ompliance|Procurement|[Oo]ffsite|Ohio|[Mm]inutes|[Cc]onsultant|[Ll]awyer|podcast|[Mm]ayor|Facilities)\b|\bI(?:'d| had) never\b|\bThat's (?:called|when)\b|\bI call (?:that|it|this)\b|\bMost people\b|\bwrote (?:it|something|that) down\b/gu;

/** Words of the habit list that occur in more than 5 % of the plots. */
function habitSection(): string {
  const plotsBy = new Map<string, Set<string>>();
  for (const { id, beats } of PLOTS)
    for (const found of beats.flatMap(({ wordings }) =>
      wordings.flatMap((t) => t.match(HABITS) ?? []),
    )) {
      const habit = found.toLowerCase();
      plotsBy.set(habit, (plotsBy.get(habit) ?? new Set()).add(id));
    }
  const often = [...plotsBy]
    .map(([habit, ids]) => [habit, ids.size] as const)
    .filter(([, count]) => count > PLOTS.length * 0.05)
    .toSorted((one, other) => other[1] - one[1]);
  const rows = often.map(([habit, count]) => [habit, percent(count, PLOTS.length)]);
  return [
    '## Habits',
    'Words of the list in the script that are in more than 5 % of the plots.',
    table(['Habit', 'Plots'], rows),
  ].join('\n\n');
}

function timeSection(): string {
  const forms = linesOf(join(ROOT, 'comedy/forms/dev-forms.txt'));
  for (const context of forms) writePost(idea(context));
  const times = forms
    .map((context, seed) => {
      const start = process.cpuUsage();
      writePost(idea(context, { seed }));
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    })
    .toSorted((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `## Time\n\nProcessor time of a post, ${times.length} forms: median ${at(0.5)} ms, p95 ${at(0.95)} ms (goal 5).`;
}

/** Ten plots at the three levels, each line marked with its levels. */
function levelSection(): string {
  const forms = linesOf(join(ROOT, 'comedy/forms/dev-forms.txt'));
  const shown: string[] = [];
  const seen: string[] = [];
  for (let at = 0; shown.length < 10 && at < forms.length; at += 37) {
    const context = forms[at] ?? '';
    const { plot: id, ring } = writePost(idea(context, { seen }));
    seen.unshift(id);
    const told = HUMOR_LEVELS.map((level) => retell(id, idea(context, { level }))?.told ?? []);
    const plot = PLOTS.find((each) => each.id === id) as Plot;
    const lines = plot.beats.flatMap((_, beat) => {
      const marks = HUMOR_LEVELS.map((level, index) =>
        told[index]?.some((line) => line.beat === beat) ? level[0] : ' ',
      );
      const line = told.flat().find((each) => each.beat === beat)?.line;
      return line === undefined ? [] : [`${marks.join('')}  ${line}`];
    });
    shown.push(`### ${context}\n\n${ring}, \`${id}\`\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``);
  }
  return ['## One story, three levels', 'M Mild, S Spicy, U Unhinged.', ...shown].join('\n\n');
}

function styleSection(): string {
  const shown = POST_STYLES.slice(1).map(({ value, label }) => {
    const fields = SAMPLE_INPUTS[value][0] ?? {};
    const { text, plot } = writePost({ ...idea(''), style: value, fields });
    return `### ${label}\n\n\`${plot}\`: ${Object.values(fields).join(' | ')}\n\n\`\`\`text\n${text}\n\`\`\``;
  });
  return ['## The other styles', ...shown].join('\n\n');
}

/** One reader's rating of one text. Rank 1 is the best text for a form. */
type Reading = {
  form: number;
  writer: string;
  smile: boolean;
  send: boolean;
  story: number;
  fault: string;
  rank: number;
};
type Round = {
  name: string;
  note: string;
  texts: { form: number; writer: string; ring?: string }[];
  readers: Reading[][];
};

function readingRow(writer: string, round: Round, isOf: (reading: Reading) => boolean): unknown[] {
  const all = round.readers.flat().filter((each) => each.writer === writer && isOf(each));
  if (all.length === 0) return [];
  const share = (of: (reading: Reading) => boolean) => percent(all.filter(of).length, all.length);
  const beats = round.readers.flatMap((reader) =>
    reader
      .filter((each) => each.writer === writer && isOf(each))
      .flatMap((each) => {
        const model = reader.find((other) => other.form === each.form && other.writer === 'model');
        return model && writer !== 'model' ? [each.rank < model.rank] : [];
      }),
  );
  const better = beats.length > 0 ? percent(beats.filter(Boolean).length, beats.length) : '';
  const story = (sum(all.map((each) => each.story)) / all.length).toFixed(1);
  return [
    writer,
    all.length,
    share((r) => r.smile),
    share((r) => r.send),
    story,
    share((r) => r.fault !== ''),
    better,
  ];
}

function readingSection(): string {
  const folder = join(ROOT, 'comedy/readings');
  if (!existsSync(folder)) return '## Readings\n\nNone yet of these plots.';
  const rounds = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Round);
  const head = [
    'Writer',
    'Readings',
    'Smile',
    'Would send',
    'Story, 1 to 5',
    'Fault',
    'Better than the model',
  ];
  const parts = rounds.map((round) => {
    const writers = [...new Set(round.texts.map(({ writer }) => writer))];
    const ringOf = (reading: Reading) =>
      round.texts.find((text) => text.form === reading.form && text.writer === 'ours')?.ring;
    const rows = [
      ...writers.map((writer) => readingRow(writer, round, () => true)),
      ...RINGS.map((ring) => {
        const row = readingRow('ours', round, (reading) => ringOf(reading) === ring);
        return row.length > 0 ? [`ours, ${ring}`, ...row.slice(1)] : [];
      }),
    ].filter((row) => row.length > 0);
    return `### ${round.name}\n\n${round.note}\n\n${table(head, rows)}`;
  });
  return [
    '## Readings',
    'Readers and the frontier model are language models with an empty context; no people read. The first answer counts, no text is left out, and the texts were unlabelled and shuffled. Everything is in `comedy/readings/`.',
    ...parts,
  ].join('\n\n');
}

const report = [
  '# The comedy, measured',
  'Written by `npm run comedy:report`.',
  librarySection(),
  coverageSection(),
  graveSection(),
  varietySection(),
  habitSection(),
  timeSection(),
  readingSection(),
  levelSection(),
  styleSection(),
].join('\n\n');
writeFileSync(join(ROOT, 'docs/comedy-report.md'), `${report}\n`);
console.log(report.slice(0, report.indexOf('## One story')));
