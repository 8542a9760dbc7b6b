import { expect, it } from 'vitest';
import { featuresOf, findMatch, parsePattern } from '../language/pattern.ts';
import { tokensOf } from '../language/tokens.ts';
import { captureHoles } from './capture.ts';
import { fill } from './tell-plot.ts';

/** The holes that a pattern fills from a text. */
function captured(pattern: string, text: string): ReadonlyMap<string, string> {
  const tokens = tokensOf(text);
  const match = findMatch(parsePattern(pattern), tokens, featuresOf(tokens));
  const holes = new Map<string, string>();
  if (match) captureHoles(holes, new Set(match.tokens), match, tokens);
  return holes;
}

it.each([
  // A compound, found by its head or by its first part.
  ['x:tub', 'I fell asleep in the hot tub', 'hot tub'],
  ['=broke x:machine', 'I broke my coffee machine', undefined],
  ['break .. x:@appliance', 'I broke my coffee machine', 'coffee machine'],
  ['x:machine', 'The washing machine ate my sock', undefined],
  ['x:@appliance', 'My new washing machine ate a sock', 'new washing machine'],
  ['x:coffee', 'I dropped my coffee cup', 'coffee cup'],
  ['x:cone', 'A gull stole my ice cream cone', 'ice cream cone'],
  ['x:@sweet', 'A gull stole my ice cream', 'ice cream'],
  ['x:box', 'I tripped over the cat litter box', 'cat litter box'],
  ['x:cat', 'I tripped over the cat litter box', 'cat litter box'],
  ['x:membership', 'I canceled my gym membership', 'gym membership'],
  ['x:gym', 'I canceled my gym membership', 'gym membership'],
  ['x:@furniture', 'I assembled an Ikea wardrobe', 'Ikea wardrobe'],
  ['x:ikea', 'I assembled an Ikea wardrobe', 'Ikea wardrobe'],
  ['x:@food', 'I fell into a chocolate fountain', undefined],
  ['x:chocolate', 'I fell into a chocolate fountain', 'chocolate fountain'],
  ['x:remote', 'I lost the TV remote', 'TV remote'],
  ['x:bulbs', 'Squirrels ate my tulip bulbs', 'tulip bulbs'],
  ['x:pool', 'I lost my ring in the swimming pool', 'swimming pool'],
  ['x:@footwear', 'I wore my running shoes to court', 'running shoes'],
  ['x:@vegetable', 'I dropped a baked potato', 'baked potato'],
  ['x:@phone', 'I sat on my broken phone', 'broken phone'],
  ['x:car', 'I sold my old sports car', 'old sports car'],
  ['x:@vehicle', 'I drove a rental car into a pond', 'rental car'],
  ['x:charger', 'I lost my iPhone charger', 'iPhone charger'],
  ['x:hoover', 'My Dyson hoover exploded', 'Dyson hoover'],
  ['x:@food', 'I burned the tuna noodle casserole', 'tuna noodle casserole'],
  ['x:casserole', 'I burned the tuna noodle casserole', 'tuna noodle casserole'],
  ['x:pan', 'I dropped the frying pan', 'frying pan'],
  ['x:meeting', 'I slept through a quarterly sales meeting', 'quarterly sales meeting'],
  ['x:dispenser', 'I broke the soap dispenser', undefined],
  ['x:sink', 'I flooded the kitchen sink', 'kitchen sink'],
  ['x:bed', 'I sat on the dog bed', 'dog bed'],
  ['x:closet', 'I got locked in the office supply closet', 'office supply closet'],
  ['x:office', 'I got locked in the office supply closet', 'office supply closet'],
  ['x:@plant', 'I watered a fake office plant', 'fake office plant'],
  ['x:@child', 'My 4-year-old twin daughters left', '4-year-old twin daughters'],
  ['x:@household', 'I sang into the baby monitor', 'baby monitor'],
  // Hyphens, owners of a kind, letters beyond ASCII.
  ['x:@footwear', 'I lost a flip-flop', 'flip-flop'],
  ['x:blender', 'I bought a two-in-one blender', 'two-in-one blender'],
  ['x:report', 'I deleted a 40-page report', '40-page report'],
  ['x:@garment', 'I bought a three-piece suit', 'three-piece suit'],
  ['x:license', "I lost my driver's license", "driver's license"],
  ['x:room', "I walked into the men's room", "men's room"],
  ['x:fries', "I ate cold McDonald's fries", "cold McDonald's fries"],
  ['x:torch', 'I dropped the crème brûlée torch', 'crème brûlée torch'],
  ['x:table', 'I broke a café table', 'café table'],
  ['x:poppers', 'I ate his jalapeño poppers', 'jalapeño poppers'],
  ['x:soufflé', 'I sat on the cheese soufflé', 'cheese soufflé'],
])('captures by "%s" the whole phrase of "%s"', (pattern, text, words) => {
  expect(captured(pattern, text).get('x')).toBe(words);
});

it.each([
  // A preposition, a verb, a second object or a time is no part of it.
  ['x:@hotdrink', 'I spilled a cup of coffee on my boss', 'coffee'],
  ['x:@phone', 'My phone rings all day', 'phone'],
  ['x:@phone', 'I left my phone home', 'phone'],
  ['x:@vehicle', 'A kid on a scooter called me sir', 'scooter'],
  ['x:@appliance', 'The toaster quit today', 'toaster'],
  ['x:@officemachine', 'The printer hit me', 'printer'],
  ['x:@dog', 'I gave my dog cake', 'dog'],
  ['x:@cat', 'I fed my cat tuna', 'cat'],
  ['x:@spouse', 'I cooked my wife dinner', 'wife'],
  ['x:@boss', 'I called my boss mom', 'boss'],
  ['x:@food', 'My boss slurps soup', 'soup'],
  ['x:@food', 'I was eating pizza', 'pizza'],
  ['x:@food', 'I microwaved fish', 'fish'],
  ['x:@sweet', 'She really loves cake', 'cake'],
  ['x:@food', 'I yeet pizza', 'pizza'],
  ['x:@client', 'I text clients', 'clients'],
  ['x:@food', 'I saw her eating sushi', 'sushi'],
  ['x:@dog', 'It was raining, dogs barked', 'dogs'],
  ['x:keys', 'I dropped both keys', 'keys'],
  ['x:@drink', 'Someone drank my oat milk', 'oat milk'],
  ['x:@insect', 'We flew home with a wasp', 'wasp'],
])('captures by "%s" no more than the phrase of "%s"', (pattern, text, words) => {
  expect(captured(pattern, text).get('x')).toBe(words);
});

it.each([
  ["My wife's car is in the lake", 'x:@vehicle', "my wife's car"],
  ["I ate Karen's yogurt", 'x:yogurt', "Karen's yogurt"],
  ["I fed the neighbour's cat", 'x:@cat', "the neighbour's cat"],
  ["I drank my boss's wife's coffee", 'x:@hotdrink', "my boss's wife's coffee"],
  ["Does anyone else's printer hum?", 'x:printer', 'the printer'],
  ['Husband lost it', 'x:@spouse', 'my husband'],
  ['A barista cried', 'x:@server', 'the barista'],
])('names the noun of "%s" again by {x.full}', (text, pattern, words) => {
  expect(captured(pattern, text).get('x.full')).toBe(words);
});

it.each([
  ['I lost my shoe', 'x:@footwear', 'one'],
  ['I lost both shoes', 'x:@footwear', 'many'],
  ['I lost my car keys', 'x:@carried', 'many'],
  ['I broke my glasses', 'x:@carried', 'many'],
  ['My kids left', 'x:@child', 'many'],
  ['We have mice', 'x:mouse', 'many'],
  ['Two sheep escaped', 'x:sheep', 'many'],
  ['I spilled milk', 'x:@drink', 'mass'],
  ['I spilled a coffee', 'x:@hotdrink', 'one'],
  ['I spilled my coffee', 'x:@hotdrink', 'mass'],
  ['I missed the bus', 'x:@transit', 'one'],
  ['I lost at darts', 'x:@game', 'mass'],
  ['I left the board game', 'x:@game', 'one'],
  ['James cried', 'x:@name', 'one'],
  ['I broke a glass', 'x:glass', 'one'],
])('knows the number of the noun of "%s"', (text, pattern, number) => {
  const holes = captured(pattern, text);
  const found = ['one', 'many', 'mass'].filter((form) => holes.has(`x.${form}`));
  expect(found).toEqual([number]);
  expect(holes.get(`x.${number}`)).toBe(holes.get('x'));
});

/** The wordings filled with the holes of a text. */
const told = (wording: string, pattern: string, text: string) =>
  fill(wording, { holes: captured(pattern, text), cast: {} });

it.each([
  ['I lost my shoes', 'The shoes are gone. They were new. I had some shoes.'],
  ['I lost a shoe', 'The shoe is gone. It was new. I had a shoe.'],
  ['I lost an espresso', 'The espresso is gone. It was new. I had an espresso.'],
  ['I lost my luggage', 'The luggage is gone. It was new. I had some luggage.'],
])('agrees with the number in "%s"', (text, line) => {
  const wording = '{the x} {x.is} gone. {x.they} {x.were} new. I had {a x}.';
  expect(told(wording, 'lose .. x:@garment|@carried|@hotdrink', text)).toBe(line);
});

it.each([
  ['My wife left', 'x:@spouse', 'she her her is'],
  ['My dog ate a sofa', 'x:@dog', 'it it its is'],
  ['My dog is tired, he ate a sofa', 'x:@dog', 'he him his is'],
  ['My dog barked at my brother until he left', 'x:@dog', 'it it its is'],
  ['My cat sat on her throne', 'x:@cat', 'she her her is'],
  ['Her cat sat on a throne', 'x:@cat', 'it it its is'],
  ['My boss forgot my name', 'x:@boss', 'they them their are'],
  ['My boss forgot his badge', 'x:@boss', 'he him his is'],
  ['My boss Karen forgot my name', 'x:@boss', 'she her her is'],
  ['My boss told my client that he was late', 'x:@boss', 'they them their are'],
  ['Dave took my stapler', 'x:@name', 'he him his is'],
  ['Alex took my stapler', 'x:@name', 'they them their are'],
  ['My kids took my stapler', 'x:@child', 'they them their are'],
  ['My toddler took my stapler', 'x:@child', 'they them their are'],
  ['My grandson took my stapler', 'x:@child', 'he him his is'],
  ['The server crashed', 'x:server', 'it it its is'],
  ['The printer jammed and he kicked it', 'x:printer', 'it it its is'],
])('takes the pronoun of the noun of "%s"', (text, pattern, words) => {
  expect(told('{x.they} {x.them} {x.their} {x.are}', pattern, text).toLowerCase()).toBe(words);
});

it.each([
  ['My boss forgot my name', 'forgetting my name'],
  ['My boss always forgets my name', 'always forgetting my name'],
  ['My boss keeps forgetting my name', 'forgetting my name'],
  ['My boss has forgotten my name', 'forgetting my name'],
  ['My boss is eating my lunch', 'eating my lunch'],
  ['My boss was late again', 'being late again'],
  ['My boss was promoted', 'being promoted'],
  ["My boss didn't say hello", 'not saying hello'],
  ['My boss never replies to me', 'never replying to me'],
  ['My boss put salt in my tea', 'putting salt in my tea'],
  ['My boss lies about cake', 'lying about cake'],
  ['My boss stole my chair', 'stealing my chair'],
  ['My boss yeeted my chair', 'yeeting my chair'],
  ['My boss calls me champ', 'calling me champ'],
  ['My boss slurps', 'slurping'],
  ['My boss started crying', 'starting to cry'],
  ['My boss tried to hug me', 'trying to hug me'],
  ['My boss has a parrot', 'having a parrot'],
  ['My boss will forget my name', undefined],
  ['My boss, the parrot', undefined],
])('tells the deed of "%s"', (text, deed) => {
  expect(captured('@boss d:*', text).get('d.ger')).toBe(deed);
});

it('tells a deed in the past and in its base form', () => {
  const holes = captured('@boss d:*', 'My boss forgets my name and my desk');
  expect([holes.get('d.past'), holes.get('d.base')]).toEqual(['forgot my name', 'forget my name']);
});
