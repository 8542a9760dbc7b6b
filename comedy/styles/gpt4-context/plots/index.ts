import type { Plot } from '../../../story/plot.ts';
import { WORKING_DAY } from './situations/working-day.ts';
import { OWN_FOUR_WALLS } from './situations/own-four-walls.ts';
import { NEAR_AND_DEAR } from './situations/near-and-dear.ts';
import { AT_HOME } from './situations/at-home.ts';
import { ON_THE_MOVE } from './situations/on-the-move.ts';
import { DAY_BY_DAY } from './situations/day-by-day.ts';
import { LITTLE_THINGS } from './situations/little-things.ts';
import { PLAIN_DAYS } from './situations/plain-days.ts';
import { OUT_AND_ABOUT } from './situations/out-and-about.ts';
import { ROUTINE } from './situations/routine.ts';
import { EVERYDAY } from './situations/everyday.ts';
import { SMALL_NEWS } from './situations/small-news.ts';
import { EVERYDAY_MORE } from './situations/everyday-more.ts';
import { HOUSEHOLD } from './situations/household.ts';
import { ABOUT_TOWN } from './situations/about-town.ts';
import { KINFOLK } from './situations/kinfolk.ts';
import { BODY } from './situations/body.ts';
import { CALLS } from './situations/calls.ts';
import { CATS_DOGS } from './situations/cats-dogs.ts';
import { WORK_MORE } from './situations/work-more.ts';
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
import { BODY_MORE } from './situations/body-more.ts';
import { PEOPLE_MORE } from './situations/people-more.ts';
import { TECH } from './situations/tech.ts';
import { TRAVEL } from './situations/travel.ts';
import { WILDLIFE } from './situations/wildlife.ts';
import { WORK } from './situations/work.ts';
import { YOUNG } from './situations/young.ts';
import { ANY_TEXT_POSTS } from './short/any-text.ts';
import { DAY_POSTS } from './short/days.ts';
import { DEED_POSTS } from './short/deeds.ts';
import { PEOPLE_POSTS } from './short/people.ts';
import { THING_POSTS } from './short/things.ts';

/** The plots of Own Your Idea; those of the ring "any" are for every style. */
export const OWN_YOUR_IDEA_PLOTS: readonly Plot[] = [
  ...BODY,
  ...CALLS,
  ...CATS_DOGS,
  ...WORK_MORE,
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
  ...BODY_MORE,
  ...PEOPLE_MORE,
  ...TECH,
  ...TRAVEL,
  ...WILDLIFE,
  ...WORK,
  ...YOUNG,
  ...EVERYDAY,
  ...SMALL_NEWS,
  ...EVERYDAY_MORE,
  ...HOUSEHOLD,
  ...ABOUT_TOWN,
  ...KINFOLK,
  ...ROUTINE,
  ...WORKING_DAY,
  ...OWN_FOUR_WALLS,
  ...NEAR_AND_DEAR,
  ...OUT_AND_ABOUT,
  ...AT_HOME,
  ...ON_THE_MOVE,
  ...DAY_BY_DAY,
  ...LITTLE_THINGS,
  ...PLAIN_DAYS,
  ...ANY_TEXT_POSTS,
  ...DAY_POSTS,
  ...DEED_POSTS,
  ...PEOPLE_POSTS,
  ...THING_POSTS,
];
