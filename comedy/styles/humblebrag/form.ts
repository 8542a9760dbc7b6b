import { field, optional, type StyleForm } from '../../form/style-form.ts';

export const HUMBLEBRAG: StyleForm<'humblebrag'> = {
  value: 'humblebrag',
  label: 'Humblebrag',
  promise: 'Humility, at a volume people can hear from the parking lot.',
  sample: "I've never cared about recognition. I've said so at 7 award dinners.",
  event: ['achievement'],
  text: [
    '{achievement.clause|q} while {mundaneSituation.doing|ger}',
    '{achievement.clause|q}. Where? {mundaneSituation.q}',
  ],
  fields: [
    field('achievement', 'Achievement', 'Got promoted to VP of Sales'),
    field('mundaneSituation', 'Mundane situation', 'waiting in line for a sandwich'),
    field('emotion', 'Emotion', 'humbled', optional),
  ],
};
