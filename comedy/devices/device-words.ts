import devices from './devices.json' with { type: 'json' };

/** One comic device as the report card and the translator describe it. */
export type DeviceWords = {
  badge: string;
  /** What the device does, said politely. */
  does: string;
  /** What the narrator means by it, in the first person. */
  means: string;
  /** What it adds to a score, 1 to 5. */
  weight: number;
};

/** By number. Devices from 45 on occur only in posts that Broetry did not write; 53 is the tag line. */
const DEVICES: Readonly<Record<number, DeviceWords>> = devices;

const UNKNOWN: DeviceWords = {
  badge: 'Unnamed Offence',
  weight: 1,
  does: 'Does something we have no word for.',
  means: 'I would rather not say.',
};

/** Describes a device; an unknown number gets a description worth one point. */
export const wordsOf = (device: number): DeviceWords => DEVICES[device] ?? UNKNOWN;
