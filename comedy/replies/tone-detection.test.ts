import { expect, it } from 'vitest';
import { isApology, isComplaint, isForeign, requestsWork } from './tone-detection.ts';

it.each([
  [isForeign, 'Hoy cierro una etapa muy importante de mi vida.', true],
  [isForeign, 'Nach 32 Jahren gehe ich heute in den Ruhestand.', true],
  [isForeign, 'Oggi festeggio dieci anni in azienda. Un grazie di cuore a tutti i colleghi!', true],
  [isForeign, 'Mi smo mali tim iz Novog Sada i danas smo pustili novu verziju.', true],
  [isForeign, 'リモートワークは最高です。', true],
  [isForeign, 'Ik ben trots dat ik als projectleider bij een bank begin.', true],
  [isForeign, 'I would die on this hill: tabs.', false],
  [isForeign, 'Grateful.', false],
  [isForeign, 'We flew via Las Palmas to El Paso and it was fine.', false],
  [isApology, 'We are sorry. We got this wrong, and I take full responsibility.', true],
  [isApology, "I'm sorry, but meetings are dead. Sorry, not sorry.", false],
  [isApology, "I'm sorry to hear that you like slides.", false],
  [isApology, 'We made a mistake once and it became a product.', false],
  [isComplaint, 'Remote work is dead.', true],
  [isComplaint, 'Companies, DO BETTER.', true],
  [isComplaint, "My toddler said 'please stop licking the monitor'.", false],
  [isComplaint, 'We love our four-day week.', false],
  [requestsWork, "I'm looking for work in customer support, remote or near Leeds.", true],
  [requestsWork, 'If you know of anything, a message would mean a lot.', true],
  [requestsWork, 'My father passed away last night.', false],
])('%o is right about "%s"', (detects, post, is) => {
  expect(detects(post)).toBe(is);
});
