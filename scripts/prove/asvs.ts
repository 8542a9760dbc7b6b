import { evidenceFault, isShown, readAsvs } from '../../test/asvs.ts';
import type { Proof } from './proof.ts';

/** Counts where docs/asvs.csv stands, and looks for everything that it names; what is open is known, and no news to a quick run. */
export const proof: Proof = {
  name: 'asvs',
  title: 'OWASP ASVS 5.0, levels 1 and 2: what applies, and what shows it (docs/asvs.csv)',
  proves: ['G1'],
  run({ quick }) {
    const rows = readAsvs();
    const those = rows.filter(({ applies }) => applies);
    const count = (status: string) => those.filter((row) => row.status === status);
    const faults = those.flatMap(({ evidence }) =>
      evidence.flatMap((one) => evidenceFault(one) ?? []),
    );
    const shown = those.filter(isShown);
    const open = count('open');
    const named = open.map(({ id }) => id).join(' ');
    return Promise.resolve({
      figures: [
        {
          name: 'Requirements',
          value: `${rows.length}, of which ${those.length} apply`,
          holds: true,
        },
        {
          name: 'With a test, a document or a file of the deployment',
          value: `${shown.length} of ${those.length}`,
          goal: 'all that apply',
          holds: quick || shown.length === those.length,
        },
        {
          name: 'Proven by tests',
          value: `${count('proven').length}`,
          goal: '130',
          holds: quick || count('proven').length >= 130,
        },
        { name: 'Documents', value: `${count('document').length}`, holds: true },
        { name: 'By the deployment', value: `${count('deployment').length}`, holds: true },
        {
          name: 'Open',
          value: open.length > 0 ? `${open.length}: ${named}` : '0',
          goal: '0',
          holds: quick || open.length === 0,
        },
        {
          name: 'Tests, sections and files that are missing',
          value: `${faults.length}`,
          goal: '0',
          holds: faults.length === 0,
        },
      ],
    });
  },
};
