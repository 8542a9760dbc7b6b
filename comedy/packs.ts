import type { PackData } from './bank-format.ts';
import animals from './banks/packs/animals.json' with { type: 'json' };
import body from './banks/packs/body.json' with { type: 'json' };
import events from './banks/packs/events.json' with { type: 'json' };
import food from './banks/packs/food.json' with { type: 'json' };
import hobbies from './banks/packs/hobbies.json' with { type: 'json' };
import home from './banks/packs/home.json' with { type: 'json' };
import money from './banks/packs/money.json' with { type: 'json' };
import nature from './banks/packs/nature.json' with { type: 'json' };
import office from './banks/packs/office.json' with { type: 'json' };
import people from './banks/packs/people.json' with { type: 'json' };
import sport from './banks/packs/sport.json' with { type: 'json' };
import tech from './banks/packs/tech.json' with { type: 'json' };
import travel from './banks/packs/travel.json' with { type: 'json' };

/** The subject packs of every theme, in an order that never depends on the machine. */
export const PACK_FILE: readonly PackData[] = [
  ...animals,
  ...body,
  ...events,
  ...food,
  ...hobbies,
  ...home,
  ...money,
  ...nature,
  ...office,
  ...people,
  ...sport,
  ...tech,
  ...travel,
];
