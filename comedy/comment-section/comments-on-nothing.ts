import LINES from './on-nothing.json' with { type: 'json' };
import { randomFrom, shuffled } from '../story/random.ts';
import { type Persona, PERSONA_FILES } from './personas.ts';

const OTHERS = ['recruiter', 'one-upper', 'pitch', 'congratulator', 'sage'] as const;

/** Three comments under a post without a fault, the sane one last: nobody finds anything to hold on to. */
export function commentsOnNothing(
  post: string,
): { persona: Persona; name: string; headline: string; text: string }[] {
  const random = randomFrom(`${post.trim()} on nothing`);
  return [...shuffled(OTHERS, random).slice(0, 2), 'sane' as const].map((persona) => {
    const { names, headlines } = PERSONA_FILES[persona];
    const plain = headlines.filter((headline) => !headline.includes('{'));
    const [name, headline] = [random.pick(names), random.pick(plain)];
    return { persona, name, headline, text: random.pick(LINES[persona]) };
  });
}
