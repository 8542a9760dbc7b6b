import { CLAIMS_AND_CALLS } from './claims-and-calls.ts';
import { DEVICES_OF_OTHERS } from './devices-of-others.ts';
import { FIGURES_OF_SPEECH } from './figures-of-speech.ts';
import { POSES } from './poses.ts';
import { TURNS_OF_THE_STORY } from './turns-of-the-story.ts';
import type { Signs } from './sign.ts';

/** The signs of all devices; shapes.ts has the devices detected by layout. */
export const SIGNS: Signs = {
  ...FIGURES_OF_SPEECH,
  ...TURNS_OF_THE_STORY,
  ...POSES,
  ...CLAIMS_AND_CALLS,
  ...DEVICES_OF_OTHERS,
};
