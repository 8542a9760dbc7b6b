import { field, optional, type StyleForm } from '../../form/style-form.ts';

export const FAKE_WORK: StyleForm<'fake-work'> = {
  value: 'fake-work',
  label: 'Fake Work',
  promise: 'An employee said something wise. You were there, so it is yours.',
  sample: 'He earns a twelfth of what I do. I learned twelve times as much.',
  event: ['inspirationalQuote'],
  text: [
    '{employeeRole.np|raw} told me {location.place} that {inspirationalQuote.clause}',
    '{employeeRole.np|raw} told me that {inspirationalQuote.clause}',
    '{employeeRole.q}: {inspirationalQuote.q}',
  ],
  fields: [
    field('employeeRole', 'Employee role', 'junior accountant'),
    field('inspirationalQuote', 'What they said', 'The printer only jams when you rush it', {
      kind: 'long-text',
    }),
    field('location', 'Where it happened', 'the office kitchen', optional),
  ],
};
