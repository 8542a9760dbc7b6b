/** One comic device as the report card and the translator speak of it. */
export type DeviceWords = {
  /** The badge. */
  badge: string;
  /** What the device does, said politely. */
  does: string;
  /** What the narrator means by it, in the first person. */
  means: string;
  /** What it adds to a score, 1 to 5. */
  weight: number;
};

/** A device in words. */
export const words = (badge: string, weight: number, does: string, means: string): DeviceWords => ({
  badge,
  does,
  means,
  weight,
});
