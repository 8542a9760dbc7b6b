import { expect, it } from 'vitest';
import { wordsOf } from './device-words.ts';
import { recogniseDevices } from './recognise.ts';
import devSincere from './sets/dev-sincere.json' with { type: 'json' };
import freshPosts from './sets/fresh-posts.json' with { type: 'json' };
import freshSincere from './sets/fresh-sincere.json' with { type: 'json' };

const badgesIn = (text: string) =>
  recogniseDevices(text).map(({ device }) => wordsOf(device).badge);

it.each([
  ['Fold Hook', 'Nobody talks about the loneliness of the stapler.\nIt was mine.'],
  ['Self-Asked Question', 'I said no to the offer. Why? Because of the dog.'],
  ['Lesson List', 'Here are 7 lessons I learned from my toaster.'],
  ['Arrows and Ticks', '→ Show up\n→ Sit down'],
  ['Hashtag Avalanche', 'Done. #growth #mindset #sales #tuesday'],
  ['Not X but Y', "It's not about the money. It's about the lanyard."],
  ['Applause Ending', 'I told them about the chair. Silence. Then a cough.'],
  ['Rule-of-Three Swell', 'I have three values. Passion. Purpose. Parking.'],
  ['Life as Business Case', 'My wedding taught me everything about B2B sales.'],
  ['Child Prophet', 'My 5-year-old looked at me and asked for equity.'],
  ['Janitor Oracle', 'The janitor told me something I have never forgotten.'],
  ['Hired the Wrong One', 'He was late and covered in mud. I hired him on the spot.'],
  ['Secret Test', 'He never finished the soup. It was a test.'],
  ['Rejected N Times', 'After 212 rejections I stopped counting.'],
  ['Humbled by Greatness', 'I am humbled to stand on this stage.'],
  ['Inexplicable Joy', 'Thrilled to announce that my badge works.'],
  ['Crying Boss', 'I cried in the lift after the call.'],
  ['Almost Did Not Post', "I wasn't going to post this."],
  ['Modesty Clause', "I'm no expert, but never sit down."],
  ['Absurd Routine', 'I wake up at 4:30 am and wait for the others.'],
  ['Corporate Verbs', 'We leverage alignment to unlock our ecosystem.'],
  ['Collapsing Moral', 'Leadership is a chair that somebody left.'],
  ['Agree?', 'Meetings are a mirror.\n\nAgree?'],
  ['Order to Be Moved', 'He had no shoes. Let that sink in.'],
  ['Growth Footer', 'Follow me for more stories about soup.'],
  ['Humble Origin', 'I was just a kid from a village with one bus.'],
  ['Sum in Passing', 'We closed the year at 240% of target.'],
  ['Invented Dialogue', 'He sat.\n\nHe sighed.\n\n"You changed me."\n\nI nodded.\n\nWe left.'],
  ['Kept Receipts', 'To everyone who laughed at my chairs: sit down.'],
  ['Hustle', 'While you were sleeping, I was filing.'],
  ['Trailer for Myself', 'I have a desk now. The best is yet to come.'],
  ['Award Speech', 'Grateful to my incredible tribe.'],
  ['Not X but Y', "We don't sell shoes. We sell mornings."],
  ['Rule-of-Three Swell', 'No map. No shoes. No lunch.'],
  ['Commandment', 'Stop asking for chairs. Start asking for rooms.'],
  ['Agree?', 'Chairs are over.\n\nWhich one are you? 👇'],
  ['Confetti', 'We have a chair now 🔥🔥🔥'],
] as const)('finds %s', (badge, text) => {
  expect(badgesIn(text)).toContain(badge);
});

it.each([
  ['Not X but Y', "We don't have a lift. We have a staircase and a rope."],
  ['Applause Ending', 'Half of the calls could have been silence. I checked.'],
  ['Growth Footer', 'She said "I help people become managers" and sat down.'],
  ['Agree?', "I don't like the new coffee machine."],
  ['Invented Dialogue', '"It is only a draft," said Mr Okafor.'],
  ['Hustle', 'The winners are listed below, and the children are asleep.'],
])('finds no %s', (badge, text) => {
  expect(badgesIn(text)).not.toContain(badge);
});

it('ends a long quote at a sentence', () => {
  const text = `Hot take: the chair is dead. The desk is dead. ${'I went on about it for a while and then '.repeat(6)}left.`;
  expect(recogniseDevices(text)[0]?.quote).toBe('Hot take: the chair is dead. The desk is dead.');
});

it('quotes verbatim with correct indexes', () => {
  const awkward = [
    '“It’s not about me. It’s about the ‘team’,” I said. Agree?',
    '\r\n  I cried.  \r\nAgree?\r\n',
    '😀'.repeat(300),
  ];
  for (const text of [...freshPosts, ...freshSincere, ...awkward]) {
    for (const { start, end, quote } of recogniseDevices(text)) {
      expect(quote).not.toBe('');
      expect(text.slice(start, end)).toBe(quote);
    }
  }
});

it.each([...devSincere, ...freshSincere])('finds at most one device in: %s', (text) => {
  expect(badgesIn(text).length).toBeLessThanOrEqual(1);
});

it('detects layout devices in other languages, and none in plain posts', () => {
  const loud =
    'J’ai dit non à 30 offres.\n\nTrente.\n\nMa mère a pleuré.\n\nOsez.\n\nEt vous ? 👇\n\n🚀🚀🚀 #leadership #mindset #audace';
  expect(badgesIn(loud).toSorted()).toEqual(
    ['Agree?', 'Broetry', 'Confetti', 'Exact Number', 'Hashtag Avalanche'].toSorted(),
  );
  const tagged = 'Ich bin heute sehr stolz auf das Team.\n#erfolg #team #danke #weiter';
  expect(badgesIn(tagged)).toEqual(['Hashtag Avalanche']);
  for (const plain of [
    'Nach zwölf Jahren verlasse ich die Werkstatt. Danke an Uli und Heike. Am Freitag, den 12. März, gibt es Kuchen.',
    'Меня зовут Анна. Я ищу работу в Праге с марта.',
  ])
    expect(badgesIn(plain)).toEqual([]);
});

it('reads a text of maximum length in a few seconds', () => {
  const began = performance.now();
  for (const unit of ['I leveraged synergy, ', 'a "', 'not because ', 'my wife ', '#a ', 'word ']) {
    recogniseDevices(unit.repeat(Math.ceil(20_000 / unit.length)));
  }
  expect(performance.now() - began).toBeLessThan(6000);
});
