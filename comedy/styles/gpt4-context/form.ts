import { field, type StyleForm } from '../../form/style-form.ts';

export const OWN_YOUR_IDEA: StyleForm<'gpt4-context'> = {
  value: 'gpt4-context',
  label: 'Own Your Idea',
  promise: 'Bring one ordinary thing that happened. Leave with a philosophy.',
  sample: 'My cat reports to nobody. That is called a board seat.',
  asksHumorLevel: true,
  event: ['context'],
  text: [],
  fields: [
    field('context', 'What happened?', 'My cat walked across my keyboard and approved a budget', {
      kind: 'long-text',
      maxLength: 1000,
    }),
  ],
};
