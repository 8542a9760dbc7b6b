import type { Proof } from './proof.ts';
import { fillDisks } from './rig/full-disk.ts';
import { lockDatabase } from './rig/locked-database.ts';

export const proof: Proof = {
  name: 'locked-and-full',
  title: 'A locked database, and disks without room',
  proves: ['F7', 'F8', 'G16'],
  async run(run) {
    const locked = await lockDatabase(run);
    const full = await fillDisks(run);
    return { figures: [...locked, ...full.figures], notRun: full.notRun };
  },
};
