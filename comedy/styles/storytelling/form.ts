import { field, optional, type StyleForm } from '../../form/style-form.ts';

export const STORYTELLING: StyleForm<'storytelling'> = {
  value: 'storytelling',
  label: 'Storytelling',
  promise: 'A small thing happened. Now it is a parable with a hiring manager in it.',
  sample: 'The waiter dropped the soup. I hired the soup.',
  event: ['storyTopic'],
  text: ['{storyTopic.np|raw} {setting.place}', '{storyTopic.np|raw}'],
  fields: [
    field('storyTopic', 'Story topic', 'a broken office printer'),
    field('setting', 'Setting', 'an airport lounge', optional),
  ],
};
