import { type Gate, percent, section, table } from './gate.ts';
import { faithful, regenerators, type Repeats, wanderers } from './persons.ts';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Gate 8: lines that one person reads twice, with the memory of thirty posts. */
export function repeatGates(): { gates: Gate[]; text: string } {
  const groups = [
    { who: '60 people who vary style, level and subject', people: wanderers() },
    { who: '27 people who stay with one style and level', people: faithful() },
    { who: '27 people who regenerate one input 15 times', people: regenerators() },
  ];
  const gates = groups.flatMap(({ who, people }, index) =>
    gatesOf(`8${'abc'.charAt(index)}`, who, people),
  );
  const text = groups
    .slice(1)
    .map(({ who, people }) => `${who}:\n\n${peopleTable(people)}`)
    .join('\n\n');
  const shapes = groups
    .flatMap(({ people }) => people)
    .reduce((sum, one) => sum + one.sameShape, 0);
  const note = `Posts of the same shape as the one before them: ${shapes}. A line counts every time it comes back; the tag line counts too.`;
  return { gates, text: section('Repetition', note, text) };
}

function gatesOf(number: string, who: string, people: readonly Repeats[]): Gate[] {
  const ten = people.map((person) => person.inTen);
  const twenty = people.map((person) => person.inTwenty);
  const worst = [Math.max(...ten), Math.max(...twenty)];
  const good = people.filter((person) => person.inTen <= 1 && person.inTwenty <= 4).length;
  const first = people.map((person) => person.firstRepeat ?? 99);
  return [
    {
      number,
      check: `repeated lines in the first 10 and 20 posts: ${who}`,
      figure: `mean ${mean(ten).toFixed(2)} and ${mean(twenty).toFixed(2)}, worst ${worst.join(' and ')}; ${percent(good, people.length, 0)} within the gate; median first repeat ${median(first) === 99 ? 'none' : `in post ${median(first)}`}`,
      gate: '<= 1 and <= 4 for everybody',
      met: good === people.length,
    },
  ];
}

function peopleTable(people: readonly Repeats[]): string {
  const rows = people
    .filter((person) => person.inTwenty > 0)
    .map((person) => [
      person.who,
      String(person.inTen),
      String(person.inTwenty),
      String(person.firstRepeat),
    ]);
  if (rows.length === 0) return 'Nobody read a line twice.';
  return table(['Who read a line twice', 'in 10', 'in all', 'first in post'], rows);
}
