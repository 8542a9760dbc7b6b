import { expect, it } from 'vitest';
import { toTruth } from './to-truth.ts';

const bluntOf = (text: string) => toTruth({ text, level: 'Spicy', seed: 1 });

it.each([
  ['We are restructuring to better serve our customers', /let people go/u],
  [
    'We had to make some difficult decisions today. 400 talented people will be leaving us.',
    /let people go/u,
  ],
  ['Our CEO is transitioning to an advisory role', /fired upward/u],
  ['Proud to be named among the 30 Under 30', /filled in the form/u],
  ["Let's take this offline", /stop talking/u],
  ['Per my last email', /told you this before/u],
  ["We're a family here", /pizza/u],
  ['Begeistert, meine neue Rolle als Head of Synergy anzukündigen!', /Neuigkeiten/u],
  ['Me complace anunciar que hoy empiezo una nueva etapa en mi vida.', /noticia/u],
  ['Je suis ravie de vous annoncer mon nouveau poste de directrice.', /nouvelle/u],
] as const)('reads the admission of %j', (text, admitted) => {
  const { blunt, exposed } = bluntOf(text);
  expect(blunt).toMatch(admitted);
  expect(exposed.length).toBeGreaterThan(0);
});

it.each([
  "Excited for what's next!",
  'Thrilled to start a new chapter at Globex!',
  'I moved on from spreadsheets.',
  'I took a step back and looked at the data.',
])('reads no lost job without a farewell: %s', (text) => {
  const { blunt, exposed } = bluntOf(text);
  expect([blunt, ...exposed.map(({ truth }) => truth)].join(' ')).not.toMatch(
    /lost my job|My job ended|Nothing is next|elevator/u,
  );
});

it('reads a lost job beside a farewell', () => {
  const text = "After nine years today is my last day at Globex. Excited for what's next!";
  expect(bluntOf(text).exposed.map(({ truth }) => truth)).toContain('Nothing is next.');
});

it.each([
  ['I am open to work.', 'I am out of work and would like not to be.'],
  ['Tomasz is now open to work.', undefined],
  ['My friend lost his job. He is currently open to work.', undefined],
  ['We are open to new opportunities.', 'I am out of work and would like not to be.'],
])('admits for the writer what the writer says: %s', (text, admits) => {
  const { blunt } = toTruth({ text, level: 'Mild', seed: 1 });
  if (admits === undefined) expect(blunt).not.toMatch(/out of work/);
  else expect(blunt).toBe(admits);
});

it('says another line each time it is asked again, where there is another one', () => {
  const text = 'Nobody talks about resilience. I got rejected from 47 jobs, and I am still here.';
  const said = Array.from({ length: 30 }, (_, seed) => toTruth({ text, level: 'Spicy', seed }));
  expect(said.filter(({ blunt }, at) => blunt === said[at - 1]?.blunt)).toEqual([]);
});
