import { field, optional, type StyleForm } from '../../form/style-form.ts';

export const CRINGE_ADVICE: StyleForm<'cringe-advice'> = {
  value: 'cringe-advice',
  label: 'Cringe Advice',
  promise: 'Career wisdom nobody asked for, from somebody nobody stopped.',
  sample: 'I am not an expert. I simply refuse to be corrected.',
  event: ['careerTip'],
  text: ['{careerTip.q}. It got me {resultingBenefit.raw}', '{careerTip.q}'],
  fields: [
    field('careerTip', 'Career tip', 'Reply to every email with a voice note'),
    field('resultingBenefit', 'What you got out of it', 'my own floor', optional),
  ],
};
