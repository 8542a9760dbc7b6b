import { describe, expect, it } from 'vitest';
import { requestsWork, isApology, isForeign, isComplaint } from './tone-detection.ts';

describe('the manner of a post', () => {
  it.each([
    ['Hoy cierro una etapa muy importante de mi vida.', true],
    ['Nach 32 Jahren gehe ich heute in den Ruhestand.', true],
    ['Oggi festeggio dieci anni in azienda. Un grazie di cuore a tutti i colleghi!', true],
    ['Mi smo mali tim iz Novog Sada i danas smo pustili novu verziju.', true],
    ['リモートワークは最高です。', true],
    ['Ik ben trots dat ik als projectleider bij een bank begin.', true],
    ['I would die on this hill: tabs.', false],
    ['Grateful.', false],
    ['We flew via Las Palmas to El Paso and it was fine.', false],
  ])('detects another language: %s', (post, foreign) => {
    expect(isForeign(post)).toBe(foreign);
  });

  it.each([
    ['We made a mistake. I am sorry. This one is on me.', true],
    ['We are sorry. We got this wrong, and I take full responsibility.', true],
    ["I'm sorry, but meetings are dead. Sorry, not sorry.", false],
    ["I'm sorry to hear that you like slides.", false],
    ['We made a mistake once and it became a product.', false],
  ])('detects a sincere apology: %s', (post, meant) => {
    expect(isApology(post)).toBe(meant);
  });

  it.each([
    ['Remote work is dead.', true],
    ['Companies, DO BETTER.', true],
    ["My toddler said 'please stop licking the monitor'.", false],
    ['We love our four-day week.', false],
  ])('detects a complaint: %s', (post, sour) => {
    expect(isComplaint(post)).toBe(sour);
  });

  it.each([
    ["I'm looking for work in customer support, remote or near Leeds.", true],
    ['If you know of anything, a message would mean a lot.', true],
    ['My father passed away last night.', false],
  ])('detects a request for work: %s', (post, asks) => {
    expect(requestsWork(post)).toBe(asks);
  });
});
