import { expect, it } from 'vitest';
import { checkPlots, checkTranslations } from './check-plots.ts';
import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  type PlotTraits,
  spicy,
  unhinged,
} from './plot.ts';
import { PLOTS } from '../styles/writings.ts';
import { POST_STYLES } from '../styles/post-styles.ts';
import { readStyleForm } from '../form/read-form.ts';
import { candidatesFor } from '../posts/write-post.ts';
import { admittedIn } from '../../test/comedy/admitted.ts';

const sound = (
  id: string,
  traits: Partial<PlotTraits> = {},
  first = `The ${id} hums in the hall.`,
): Plot =>
  plot(
    id,
    { when: 'cat', ...traits },
    all(first),
    all(`It is about ${id}.`),
    mild(`Mild ${id}.`),
    mild(`Calm ${id}.`),
    hot(`Hot ${id}.`),
    spicy(`Spicy ${id}.`),
    unhinged(`A law on ${id}.`),
    unhinged(`The end of ${id}.`),
  );

it.each<[string, Plot[], RegExp]>([
  ['an event', [sound('a', { when: [] })], /matches no event/],
  ['known holes', [sound('a', {}, '{nothing} happened.')], /unknown \{nothing\}/],
  ['a foil who is met twice', [sound('a', { cast: { F: 'she' } }, '{F} hums.')], /not two/],
  [
    'no article before a name',
    [sound('a', { cast: { F: 'she' } }, 'A {F} hums in the hall.')],
    /article before/,
  ],
  ['one id each', [sound('a'), sound('a')], /used twice/],
  [
    'its own lines',
    [
      sound('a', {}, 'We bought 9 of them for the hall.'),
      sound('b', {}, 'We bought 12 of them for the hall.'),
    ],
    /shares a line/,
  ],
  [
    'an ending of its own for Mild and for Unhinged',
    [plot('a', { when: 'cat' }, all('1'), all('2'), all('3'), all('4'))],
    /one ending for Mild and Unhinged/,
  ],
  [
    'the typed text once in a short post',
    [sound('a', { ring: 'any', when: [] }, '{text}. They say: {quote}.')],
    /typed text once/,
  ],
  [
    'a line that the dial changes near the top of a short post',
    [
      plot(
        'a',
        { ring: 'any' },
        all('{text}.'),
        all('A form.'),
        all('A box.'),
        levels('Mild.', 'Spicy.', 'Unhinged.'),
      ),
    ],
    /no second or third line/,
  ],
  ['the text of a plot that carries it', [sound('a', { carries: true })], /first line/],
  ['enough beats', [plot('a', { when: 'cat' }, all('1'), unhinged('2'))], /has 1 beats at mild/],
])('requires %s', (_, plots, fault) => {
  expect(checkPlots([sound('fine')])).toEqual([]);
  expect(checkPlots(plots).join('\n')).toMatch(fault);
});

it('finds no fault in the plots', () => {
  expect(checkPlots(PLOTS)).toEqual([]);
});

const suiting = (context: string) =>
  candidatesFor('gpt4-context', readStyleForm(POST_STYLES[0], { context })).map(
    ({ plot }) => plot.id,
  );

it('has only plots that at least two of three readers would send, with no fault that two name', () => {
  expect(admittedIn(new URL('./read.tsv', import.meta.url))).toEqual(
    new Set(PLOTS.map(({ id }) => id)),
  );
});

it.each([
  ["The printer isn't jammed anymore", 'day-printer-talks'],
  ['My cat almost ate the fish', 'st-b-nine-minutes'],
  ['My sister borrowed the ladder and brought back a different one', 'dear-secondment'],
  ['The forklift was on charge all morning', 'st-t-under-warranty'],
  ['Someone took my spot at yoga', 'q-b-usual-seat'],
  ['Someone took my mat at pilates', 'st-c-stretch-goals'],
  ['My flatmate finished my oat milk', 'st-y-mm-hm'],
  ['My left contact lens folded itself in half', 'st-v-theyd-heard'],
  ['Bought a bookshelf with one screw missing', 'st-n-row-called-want'],
  ["The neighbour's rooster is back", 'st-y-acts-on-feedback'],
  ['The lift stopped at every floor', 'st-v-on-the-way-up'],
  ['A pigeon walked into my kitchen and walked out', 'st-c-local-partner'],
  ['The fridge beeps all night', 'st-y-start-beeping'],
  ['Sent a thumbs up to my landlord by accident', 'q-f-thumbs-up'],
  ['Nobody came to my workshop until noon', 'st-p-thirty-badges'],
  ['Took 6 tries to get the USB in', 'charger'],
  ['Got picked for a bag check at the airport', 'st-p-what-it-has'],
  ['Left the shopping list on the kitchen table', 'st-v-nine-locations'],
  ['We got seated next to the toilets for our anniversary', 'st-d-no-objection'],
  ['The babysitter cancelled at 5', 'st-d-asset-register'],
  ['The library had the book I wanted', 'st-v-forty-dollars'],
  ['He liked my photo from 2017', 'st-v-seven-times'],
  ['I unblocked the sink myself', 'plumbing'],
  ['Wore new shoes on a 10 hour shift', 'st-t-awake-at-once'],
  ['The town hall sent me to window 6', 'st-t-saved-as-parking'],
  ['The scale at the vet said the cat is 7 kilos', 'st-c-trust-the-data'],
  ['My neighbour gave me six courgettes', 'dear-plate-trade'],
  ['A kid at the till told me I look like a grandpa', 'family-hard-truth'],
  ['Someone ate my yoghurt from the office fridge', 'stolen-lunch'],
  ['Sold the last pair of wellies in the shop', 'st-v-still-available'],
  ['My son ate a pea', 'st-n-like-that-already'],
  ['The photocopier queue was longer than my break', 'day-printer-talks'],
  ['The school hamster got out and was found in lost property', 'st-v-lap-four'],
  ['My teaching assistant made a very good volcano', 'dear-school-project'],
  ['I answered 91 calls today', 'st-p-one-action'],
  ['A caller put me on hold', 'st-g-important'],
  ['Got a 10 out of 10 on the feedback survey', 'st-d-broadly-in-line'],
  ['Someone left the lab freezer door open', 'dear-pet-hearing'],
  ['My leaving card only had three names on it', 'st-n-hello-card'],
  ['Found the exact same fridge magnet I already have', 'st-b-behind-the-cabinet'],
  ['I put up a shelf and it is level', 'st-c-bubble'],
  ['I put my coffee on the table', 'assemble'],
  ['I threw out all the takeaway menus', 'st-g-beta-meal'],
  ['The light in the fridge went', 'st-y-as-much-power'],
  ['Aunt Carol knitted me a vest', 'st-v-losing-on-every-one'],
  ['My cat prefers the box', 'st-d-settled-on-chicken'],
  ["My parcel is with a neighbour but it doesn't say which", 'st-g-fulfillment'],
  ['I made lasagne for 8 and 3 came', 'q-f-lasagne'],
  ['Dropped one egg out of twelve', 'st-d-both-sides'],
  ['Bowled a strike in front of my colleagues', 'st-t-sandwich-voucher'],
  ['Finally got rid of the cracked screen', 'phone-crack'],
  ['Saw a notice for a lost glove with a reward', 'st-g-couch-revenue'],
  ["Started getting up at six, now it's back to eight", 'st-v-fast-learner'],
  ['Grandma beat everyone at cards again', 'st-c-case-study'],
  ['The barista spelled my name right', 'q-c-wrong-name-cup'],
  ['I found the end of the sellotape', 'q-d-tape'],
  ['Wifi dropped right when it was my turn to speak', 'st-t-let-go'],
  ['Went to the dentist, no cavities', 'dentist'],
  ['I called my teacher mom', 'called-mom'],
])('does not match "%s" with %s', (context, plot) => {
  expect(suiting(context)).not.toContain(plot);
});

it.each([
  ['The printer jammed again', 'day-printer-talks'],
  ['I accidentally replied all', 'st-t-remove-me'],
  ['My boss replied with a thumbs up', 'q-f-thumbs-up'],
  ['Brought the wrong charger to work', 'charger'],
  ["The elevator isn't working", 'st-v-on-the-way-up'],
  ['Got 41 out of 100 in thermodynamics', 'st-d-broadly-in-line'],
  ['Train strike again', 'st-d-any-inconvenience'],
])('matches "%s" with %s', (context, plot) => {
  expect(suiting(context)).toContain(plot);
});

it.each<[string, Plot, RegExp]>([
  [
    'at most three sentences',
    plot('a', { when: 'cat' }, all('One. Two.'), levels('Three. Four.', 'Spicy.', 'Unhinged.')),
    /a: has 4 sentences at mild/,
  ],
  [
    'known holes',
    plot('a', { when: 'cat' }, all('{nothing} hums.'), levels('M.', 'S.', 'U.')),
    /unknown \{nothing\}/,
  ],
  ['an ending for each level', plot('a', { when: 'cat' }, all('It hums.')), /one ending/],
])('requires of a translation %s', (_, translation, fault) => {
  expect(checkTranslations([translation]).join('\n')).toMatch(fault);
});
