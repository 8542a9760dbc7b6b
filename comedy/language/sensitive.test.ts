import { describe, expect, it } from 'vitest';
import { isSensitive } from './sensitive.ts';

const HEAVY = [
  "my dad's funeral", 'my grandmother passed away', 'I was diagnosed with diabetes', 'she has cancer', 'he died at his desk', 'the death of my dog',
  'we laid off forty people', 'announced layoffs by email', 'I got fired on Monday', 'was let go after ten years', 'my miscarriage', 'a suicide in the family',
  'my mom is in hospice', 'lost my job', 'lost my dad last year', 'my depression came back', 'he had a heart attack', 'chemo starts Monday', 'my brother overdosed',
  'giving the eulogy', 'grieving my cat', 'burial at sea', 'survived an assault', 'a school shooting', 'my friend killed himself', 'stillborn', 'in a coma',
  'I am an abuse survivor', 'dementia took my aunt', 'our goldfish is dead', 'intensive care', 'the widow next door', 'mi padre murió', 'murió mi abuela', 'mein Opa ist gestorben',
  'l’enterrement de mon oncle', '祖母が亡くなりました。葬式でした', 'redundancies were announced', 'our whole team was made redundant', 'getting sober in rehab',
];
const LIGHT = [
  'missed the deadline', 'I am dead tired', 'dead serious about lanyards', 'deadlift record', 'my phone is dead', 'the battery is dead', 'I killed it on stage', 'fired up for Q3',
  'I fired up the grill', 'a dead end job', 'shooting hoops', 'die hard fan of spreadsheets', 'stroke of genius', 'my diet started', 'a grave tone', 'sick of meetings', 'crashed the server',
];

describe('isSensitive', () => {
  it.each(HEAVY)('hears %j', (text) => expect(isSensitive(text)).toBe(true));
  it.each(LIGHT)('does not flinch at %j', (text) => expect(isSensitive(text)).toBe(false));
});
