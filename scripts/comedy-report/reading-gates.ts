import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import goldSet from '../../comedy/gold-set.json' with { type: 'json' };
import { type GradedInput, gradeForms } from '../../comedy/grade-forms.ts';
import { HEAVY_PHRASES, HARMLESS_PHRASES } from '../../comedy/language/sensitive-phrases.ts';
import { HUMOR_LEVELS, POST_STYLES } from '../../comedy/post-styles.ts';
import { writePost } from '../../comedy/write-post.ts';
import { type Gate, percent } from './gate.ts';
import { SITE } from './inputs.ts';
import { GENTLE_IDS, isGentle } from './sweep.ts';

const FRESH_SET = join(import.meta.dirname, '../../comedy/fresh-set.json');
const FRESH_WRONG = 0.03;

/** Gate 16: what the analyser reads, on the set it was made with and on one it has never seen. */
export function readingGates(): { gates: Gate[]; faults: string[] } {
  const gold = gradeForms(goldSet);
  const gates: Gate[] = [
    {
      number: '16',
      check: `wrong forms on the gold set (${goldSet.length} inputs)`,
      figure: `${gold.wrong.length} of ${gold.given} given; ${gold.missed} right ones not given`,
      gate: '0',
      met: gold.wrong.length === 0,
    },
  ];
  if (!existsSync(FRESH_SET)) return { gates, faults: gold.wrong };
  const inputs = JSON.parse(readFileSync(FRESH_SET, 'utf8')) as GradedInput[];
  const fresh = gradeForms(inputs);
  gates.push({
    number: '16a',
    check: `wrong forms on the fresh set (${inputs.length} inputs)`,
    figure: `${fresh.wrong.length} of ${fresh.given} given (${percent(fresh.wrong.length, fresh.given)}); ${fresh.missed} right ones not given`,
    gate: '<= 3 %',
    met: fresh.wrong.length <= FRESH_WRONG * fresh.given,
  });
  // Which ones stays unsaid: who tunes the analyser must not see them.
  return { gates, faults: gold.wrong };
}

/** Gate 17: grief reaches no joke bank in any style or level, and its look-alikes keep theirs. */
export function gentleGate(): Gate {
  let joked = 0;
  let posts = 0;
  for (const phrase of HEAVY_PHRASES) {
    for (const style of POST_STYLES) {
      for (const level of HUMOR_LEVELS) {
        const [field] = style.fields.filter(
          (each) => each.kind !== 'verb' && each.kind !== 'number',
        );
        const others = style.fields.map((each) => [each.name, each.placeholder] as const);
        const fields = {
          ...Object.fromEntries(others),
          ...(field ? { [field.name]: phrase } : {}),
        };
        const post = writePost({ style: style.value, fields, level, seed: posts, site: SITE });
        posts += 1;
        const lines = post.templateIds.slice(0, -2);
        if (!isGentle(post) || lines.some((id) => !GENTLE_IDS.has(id))) joked += 1;
      }
    }
  }
  const stiff = HARMLESS_PHRASES.filter((context) => {
    const ask = { style: 'gpt4-context', fields: { context }, level: 'Spicy', seed: 1 } as const;
    return isGentle(writePost({ ...ask, site: SITE }));
  });
  return {
    number: '17',
    check: `${HEAVY_PHRASES.length} grave phrases in every style and level; ${HARMLESS_PHRASES.length} harmless look-alikes`,
    figure: `${joked} of ${posts} posts joked; ${stiff.length} look-alikes taken for grave`,
    gate: '0; 0',
    met: joked === 0 && stiff.length === 0,
  };
}
