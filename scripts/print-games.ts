// Prints daily games for readers: node scripts/print-games.ts 2026-11-26 30 [--answers]
import { listHouseQuestions } from '../app/domain/game/game.server.ts';
import { dateOf, dayOf } from '../app/platform/time/time-units.ts';

const [date = '', count = '1', more] = process.argv.slice(2);
const days = Array.from({ length: Number(count) }, (_, index) => dayOf(date) + index);
for (const day of days) {
  for (const [place, { line, options, right }] of listHouseQuestions(day).entries()) {
    const words = line.map((part) => (part.isCovered ? '█████' : part.words)).join('');
    const chosen = options.map((option, index) => `  ${'ABCD'[index]}) ${option}.`);
    const question = [`${dateOf(day)} post ${place + 1}: ${words}`, ...chosen].join('\n');
    const answer = `${dateOf(day)} post ${place + 1}: ${'ABCD'[right]}`;
    process.stdout.write(`${more === '--answers' ? answer : `${question}\n`}\n`);
  }
}
