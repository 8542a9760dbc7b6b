import goldSet from '../../comedy/gold-set.json' with { type: 'json' };
import { POST_STYLES, type PostStyle, type StyleValue } from '../../comedy/post-styles.ts';
import { SAMPLE_INPUTS, type SampleFields } from '../../comedy/sample-inputs.ts';

export const SITE = 'broetry.example';

export type Input = { style: StyleValue; fields: SampleFields };

const FEED_INPUTS = 200;
const FEWEST_FORMS = 60;

/** The easy and awkward samples of every style. */
const SAMPLES: readonly Input[] = POST_STYLES.flatMap(({ value: style }) =>
  SAMPLE_INPUTS[style].map((fields) => ({ style, fields })),
);

const textsOf = (field: string): string[] =>
  goldSet.filter((entry) => entry.field === field).map((entry) => entry.text);

/** The gold set's texts put together to whole forms, each list turned a little further every time round. */
function formsOf(style: PostStyle): Input[] {
  const texts = new Map(style.fields.map(({ name }) => [name, textsOf(name)]));
  const count = Math.max(...[...texts.values()].map((list) => list.length), FEWEST_FORMS);
  const forms = Array.from({ length: count }, (_, index) => {
    const fields = style.fields.flatMap((field): [string, string][] => {
      if (field.kind === 'number') return [[field.name, String(20 + ((index * 7) % 30))]];
      if (field.kind === 'verb') return [[field.name, VERBS[index % VERBS.length] ?? 'Leverage']];
      const list = texts.get(field.name) ?? [];
      const left = !field.required && index % 3 === 2;
      const turn = Math.floor(index / Math.max(1, list.length)) * 7;
      const text = list[(index + turn * field.name.length) % Math.max(1, list.length)];
      return left || text === undefined ? [] : [[field.name, text]];
    });
    return { style: style.value, fields: Object.fromEntries(fields) };
  });
  const different = new Map(forms.map((form) => [JSON.stringify(form.fields), form]));
  return [...different.values()];
}

const VERBS = ['Leverage', 'Pivot', 'Disrupt', 'Scale', 'Monetize', 'Orchestrate'];

/** The samples and the feed's inputs, none twice. */
export function sweptInputs(): Input[] {
  return [
    ...new Map([...SAMPLES, ...FEED].map((input) => [JSON.stringify(input), input])).values(),
  ];
}

/** What a style's people write: every form the gold set can fill. */
export const INPUTS_OF: ReadonlyMap<StyleValue, readonly Input[]> = new Map(
  POST_STYLES.map((style) => [style.value, formsOf(style)]),
);

/** Two hundred different inputs over all styles, taken in turn. */
export const FEED: readonly Input[] = Array.from(
  { length: FEED_INPUTS },
  (_, index): Input | undefined => {
    const style = POST_STYLES[index % POST_STYLES.length];
    const own = style ? (INPUTS_OF.get(style.value) ?? []) : [];
    return own[Math.floor(index / POST_STYLES.length) % Math.max(1, own.length)];
  },
).filter((input) => input !== undefined);
