import type { Fragment } from './fragment.ts';
import type { StyleValue } from './post-styles.ts';

type Fields = ReadonlyMap<string, Fragment>;

/** The fields of a form as one text, which plots for any text quote. Empty for Own Your Idea, whose field is the text. */
export function textOfStyle(style: StyleValue, fields: Fields): string {
  const form = (name: string, ...forms: (keyof Fragment['forms'])[]) => {
    const found = fields.get(name)?.forms;
    for (const each of forms) if (found?.[each] !== undefined) return found[each];
    return undefined;
  };
  const raw = (name: string) => form(name, 'raw') ?? '';
  const cap = (name: string) => form(name, 'q') ?? '';
  switch (style) {
    case 'humblebrag': {
      const doing = form('mundaneSituation', 'doing', 'ger');
      const won = form('achievement', 'clause') ?? cap('achievement');
      return doing === undefined
        ? `${won}. Where? ${cap('mundaneSituation')}`
        : `${won} while ${doing}`;
    }
    case 'motivational-bs':
      return `At ${raw('age1')}: ${raw('weirdExperience')}. At ${raw('age2')}: ${raw('absurdSuccess')}. Today: ${raw('nowStatement')}`;
    case 'buzzword-soup': {
      const bonus = form('bonusBuzzword', 'np', 'raw');
      const nouns = [form('noun1', 'np', 'raw'), form('noun2', 'np', 'raw')].join(' with ');
      return `We ${form('verb', 'base') ?? 'leverage'} ${nouns}${bonus === undefined ? '' : `, for ${bonus}`}`;
    }
    case 'fake-work': {
      const said = form('inspirationalQuote', 'clause');
      const role = form('employeeRole', 'np') ?? raw('employeeRole');
      const place = form('location', 'place');
      const where = place === undefined ? '' : ` ${place}`;
      return said === undefined
        ? `${cap('employeeRole')}: ${cap('inspirationalQuote')}`
        : `${role} told me${where} that ${said}`;
    }
    case 'startup-chaos': {
      const name = form('startupName', 'name');
      return name === undefined ? cap('struggleSituation') : `${name}: ${raw('struggleSituation')}`;
    }
    case 'cringe-advice': {
      const benefit = form('resultingBenefit', 'raw');
      return benefit === undefined ? cap('careerTip') : `${cap('careerTip')}. It got me ${benefit}`;
    }
    case 'fake-screenshots':
      return `${cap('bossName')}: ${cap('bossMessage')} Me: ${cap('yourReply')}`;
    case 'storytelling':
      return [form('storyTopic', 'np', 'raw'), form('setting', 'place')].filter(Boolean).join(' ');
    case 'gpt4-context':
      return '';
  }
}
