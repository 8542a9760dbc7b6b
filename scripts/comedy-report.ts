// npm run comedy:report: measures the comedy engine and its banks and writes docs/comedy-report.md, and what it
// writes, unpicked, to docs/comedy-samples.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANK_HASH } from '../comedy/bank.ts';
import { ENGINE_VERSION } from '../comedy/write-post.ts';
import { commentGates } from './comedy-report/comment-gates.ts';
import { deviceGates } from './comedy-report/device-gates.ts';
import { feedGates } from './comedy-report/feed-gates.ts';
import { type Gate, gateTable, section } from './comedy-report/gate.ts';
import { sweptInputs } from './comedy-report/inputs.ts';
import { gentleGate, readingGates } from './comedy-report/reading-gates.ts';
import { repeatGates } from './comedy-report/repeat-gates.ts';
import { replyGates } from './comedy-report/reply-gates.ts';
import { samples } from './comedy-report/samples.ts';
import { sizeGates } from './comedy-report/size-gates.ts';
import { levelSection, sweepGates } from './comedy-report/sweep-gates.ts';
import { sweep } from './comedy-report/sweep.ts';

const REPORT = join(import.meta.dirname, '../docs/comedy-report.md');
const SAMPLES = join(import.meta.dirname, '../docs/comedy-samples.md');
const BEGIN = '<!-- editorial readings -->';
const END = '<!-- /editorial readings -->';
/** Seeds for each of the inputs and levels: together more than 20,000 posts. */
const SEEDS = 29;

function report(): string {
  const swept = sweep(sweptInputs(), SEEDS);
  const repeats = repeatGates();
  const feed = feedGates({ texts: swept.texts.size, posts: swept.posts });
  const reading = readingGates();
  const sizes = sizeGates();
  const replies = replyGates();
  const devices = deviceGates();
  const comments = commentGates();
  const gates = [
    ...sweepGates(swept),
    ...repeats.gates,
    ...feed.gates,
    ...reading.gates,
    gentleGate(),
    ...sizes.gates,
    ...replies.gates,
    ...devices.gates,
    ...comments.gates,
  ].toSorted((one, other) => place(one) - place(other));
  const missed = gates.filter((gate) => !gate.met);
  return [
    '# The comedy engine, measured',
    `Engine ${ENGINE_VERSION}, banks ${BANK_HASH}. Written by \`npm run comedy:report\`, which changes nothing between the markers of the readings. ${swept.posts.toLocaleString('en-US')} posts: every easy and awkward sample input and the 200 inputs of the feed, each style and level, ${SEEDS} seeds.`,
    section('Gates', `${gates.length - missed.length} of ${gates.length} met.`, gateTable(gates)),
    ...(swept.examples.length > 0 ? [section('Faults', ...swept.examples)] : []),
    ...(reading.faults.length > 0 ? [section('Wrong forms', ...reading.faults)] : []),
    levelSection(swept),
    repeats.text,
    feed.text,
    replies.text,
    keptReadings(),
    devices.text,
    comments.text,
    sizes.text,
  ].join('\n\n');
}

function place({ number }: Gate): number {
  const figure = Number.parseFloat(number);
  return Number.isNaN(figure) ? 100 : figure;
}

/** What people wrote between the markers stays, byte for byte. */
function keptReadings(): string {
  const old = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const [from, to] = [old.indexOf(BEGIN), old.indexOf(END)];
  const kept =
    from >= 0 && to > from
      ? old.slice(from, to + END.length)
      : `${BEGIN}\n\nNone yet. These are editorial readings, not a user study.\n\n${END}`;
  return `## Editorial readings\n\n${kept}`;
}

writeFileSync(REPORT, `${report()}\n`);
writeFileSync(SAMPLES, `${samples()}\n`);
console.log('wrote docs/comedy-report.md and docs/comedy-samples.md');
