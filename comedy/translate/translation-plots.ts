import type { Plot } from '../story/plot.ts';
import { CAREER_TRANSLATIONS } from './plots/career.ts';
import { BODY_TRANSLATIONS } from './plots/body-and-travel.ts';
import { FAMILY_TRANSLATIONS } from './plots/family-and-animals.ts';
import { THINGS_TRANSLATIONS } from './plots/things.ts';
import { FOOD_AND_SLEEP_TRANSLATIONS } from './plots/food-and-sleep.ts';
import { HOME_TRANSLATIONS } from './plots/home.ts';
import { MACHINES_TRANSLATIONS } from './plots/machines.ts';
import { ON_THE_WAY_TRANSLATIONS } from './plots/on-the-way.ts';
import { PEOPLE_AND_PETS_TRANSLATIONS } from './plots/people-and-pets.ts';
import { WORK_TRANSLATIONS } from './plots/work.ts';

export { CLOSINGS } from './plots/closings.ts';

/** Translations of one event each, in network speak: the typed text is renamed, never quoted. */
export const TRANSLATIONS: readonly Plot[] = [
  ...CAREER_TRANSLATIONS,
  ...BODY_TRANSLATIONS,
  ...FAMILY_TRANSLATIONS,
  ...THINGS_TRANSLATIONS,
  ...FOOD_AND_SLEEP_TRANSLATIONS,
  ...HOME_TRANSLATIONS,
  ...MACHINES_TRANSLATIONS,
  ...ON_THE_WAY_TRANSLATIONS,
  ...PEOPLE_AND_PETS_TRANSLATIONS,
  ...WORK_TRANSLATIONS,
];
