import { reportCard } from '../../../comedy/devices/report-card.ts';
import { isGrave } from '../../../comedy/grave/grave.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';

type IsGrave = GenerationRow['is_grave'];

/** The column `is_grave` of a version by what was typed into its form. The offline writer tells a grave form gently. */
export function graveForm(fields: Readonly<Record<string, string>>): IsGrave {
  return isGrave(Object.values(fields).join('\n')) ? 1 : 0;
}

/** The same by the text of a post that a person or a model wrote, as its score reads it. */
export function graveText(text: string): IsGrave {
  return reportCard(text).spared === 'grave' ? 1 : 0;
}
