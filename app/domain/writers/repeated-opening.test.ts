import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RepeatedOpening } from './repeated-opening.ts';

const OPENING = ['I missed the bus.', 'My mother was on the line.', '🙏'];
const REST = 'The driver waved.\nAgree?';

/** The text in pieces that end at these places. */
function read(text: string, ends: readonly number[] = []): string {
  const repeated = new RepeatedOpening(OPENING);
  const places = [0, ...ends.map((end) => end % text.length).toSorted((a, b) => a - b)];
  const pieces = places.map((start, index) => text.slice(start, places[index + 1]));
  return pieces.map((piece) => repeated.feed(piece)).join('') + repeated.end();
}

const CASES: readonly [name: string, text: string, shown: string][] = [
  ['the whole opening again', `${OPENING.join('\n')}\n${REST}`, REST],
  ['its last lines again', `My mother was on the line.\n\n${REST}`, REST],
  ['it in other cases and signs', `"i missed the bus; MY MOTHER was on the line" ${REST}`, REST],
  ['it again, before a quotation', `${OPENING.join('\n')}\n"Wait," I said.`, '"Wait," I said.'],
  ['nothing but the opening', OPENING.join('\n'), ''],
  ['another line that begins alike', 'I missed the point.', 'I missed the point.'],
  ['a beginning of the opening', 'I missed', 'I missed'],
  ['no letters', '🙏', '🙏'],
  ['its own lines', REST, REST],
];

it.each(CASES)('reads %s', (_name, text, shown) => expect(read(text)).toBe(shown));

it('reads the same in any pieces', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CASES), fc.array(fc.nat(), { maxLength: 8 }), (one, ends) => {
      expect(read(one[1], ends).trim()).toBe(one[2].trim());
    }),
  );
});

it('shows all of a text without an opening at once', () => {
  expect(new RepeatedOpening([]).feed('I')).toBe('I');
});
