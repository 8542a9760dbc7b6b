import { field, type StyleForm } from '../../form/style-form.ts';

export const MOTIVATIONAL_BS: StyleForm<'motivational-bs'> = {
  value: 'motivational-bs',
  label: 'Motivational BS',
  promise: 'From rock bottom to a podium you brought from home.',
  sample: 'I was born without a snooze button. Doctors charged extra.',
  event: ['weirdExperience'],
  text: [
    'At {age1.raw}: {weirdExperience.raw}. At {age2.raw}: {absurdSuccess.raw}. Today: {nowStatement.raw}',
  ],
  fields: [
    field('age1', 'Age then', '22', { kind: 'number' }),
    field('weirdExperience', 'Weird experience', 'living in a Costco parking lot'),
    field('age2', 'Age now', '27', { kind: 'number' }),
    field('absurdSuccess', 'Absurd success', 'sold a lasagna to NASA'),
    field('nowStatement', 'What you do now', 'I coach dolphins on leadership'),
  ],
};
