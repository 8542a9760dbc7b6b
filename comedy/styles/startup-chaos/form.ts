import { field, optional, type StyleForm } from '../../form/style-form.ts';

export const STARTUP_CHAOS: StyleForm<'startup-chaos'> = {
  value: 'startup-chaos',
  label: 'Startup Chaos',
  promise: 'The runway is short, but have you seen the hoodies?',
  sample: "We're out of money. We've never been more in touch with our values.",
  event: ['struggleSituation'],
  text: ['{startupName.name}: {struggleSituation.raw}', '{struggleSituation.q}'],
  fields: [
    field('startupName', 'Startup name', 'Toastly', optional),
    field('struggleSituation', 'The struggle', 'Our only server is a laptop in a fridge', {
      kind: 'long-text',
    }),
  ],
};
