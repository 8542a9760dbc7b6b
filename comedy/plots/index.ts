import type { Plot } from '../plot.ts';
import { ANY_TEXT } from './any-text.ts';
import { KINDS } from './kinds.ts';
import { BODY } from './situations/body.ts';
import { FAMILY } from './situations/family.ts';
import { OFFICE } from './situations/office.ts';
import { FOOD } from './situations/food.ts';
import { HOBBIES } from './situations/hobbies.ts';
import { HOME } from './situations/home.ts';
import { HOME_MORE } from './situations/home-more.ts';
import { LIFE } from './situations/life.ts';
import { LIFE_MORE } from './situations/life-more.ts';
import { TECH_MORE } from './situations/tech-more.ts';
import { MESSAGES } from './situations/messages.ts';
import { PEOPLE } from './situations/people.ts';
import { TECH } from './situations/tech.ts';
import { TRAVEL } from './situations/travel.ts';
import { WILDLIFE } from './situations/wildlife.ts';
import { WORK } from './situations/work.ts';

/** Every plot of the library. */
export const PLOTS: readonly Plot[] = [
  ...BODY,
  ...FAMILY,
  ...OFFICE,
  ...FOOD,
  ...HOBBIES,
  ...HOME,
  ...HOME_MORE,
  ...LIFE,
  ...LIFE_MORE,
  ...TECH_MORE,
  ...MESSAGES,
  ...PEOPLE,
  ...TECH,
  ...TRAVEL,
  ...WILDLIFE,
  ...WORK,
  ...KINDS,
  ...ANY_TEXT,
];
