import type { PostRequest } from '../../../comedy/posts/write-post.ts';

/** The author of house posts. */
export const HOUSE_NAME = 'The House';

/** The author of the posts of the house, on a card. */
export const HOUSE_AUTHOR = {
  name: HOUSE_NAME,
  bio: 'Leads by example, in the absence of others',
} as const;

/** The input of a house post. */
export type Recipe = Pick<PostRequest, 'style' | 'fields' | 'level' | 'seed'>;

/** The house posts of an empty community. */
export const RECIPES: readonly Recipe[] = [
  {
    style: 'gpt4-context',
    fields: { context: 'The coffee machine on the third floor is broken' },
    level: 'Spicy',
    seed: 2,
  },
  {
    style: 'startup-chaos',
    fields: {
      startupName: 'Toastly',
      struggleSituation: 'Our only server is a laptop in a fridge',
    },
    level: 'Spicy',
    seed: 2,
  },
  {
    style: 'fake-work',
    fields: {
      employeeRole: 'the new intern',
      inspirationalQuote: 'The printer only jams when you rush it',
      location: 'the copy room',
    },
    level: 'Spicy',
    seed: 3,
  },
  {
    style: 'cringe-advice',
    fields: {
      careerTip: 'Reply to every email with a voice note',
      resultingBenefit: 'my own floor',
    },
    level: 'Spicy',
    seed: 2,
  },
  {
    style: 'storytelling',
    fields: { storyTopic: 'a broken umbrella', setting: 'a train platform' },
    level: 'Spicy',
    seed: 2,
  },
  {
    style: 'humblebrag',
    fields: { achievement: 'won the office plant', mundaneSituation: 'waiting for the lift' },
    level: 'Spicy',
    seed: 3,
  },
];

/** The id of a house post, which has no row and no page. */
export function houseId({ style }: Pick<Recipe, 'style'>): string {
  return `house-${style}`;
}

export function findRecipe(id: string): Recipe | undefined {
  return RECIPES.find((recipe) => houseId(recipe) === id);
}
