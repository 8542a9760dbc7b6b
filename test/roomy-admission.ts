import { createAdmission, type Limits, usualLimits } from '../app/admission/admission.ts';

/** An admission that sends nobody away: for tests of what happens behind it, to very many at once. */
export function roomyAdmission() {
  const roomy = Object.entries(usualLimits(8)).map(([name, limit]) => [
    name,
    { ...limit, waiting: 10_000, patience: 60_000 },
  ]);
  return createAdmission(Object.fromEntries(roomy) as Limits, { later: setImmediate });
}
