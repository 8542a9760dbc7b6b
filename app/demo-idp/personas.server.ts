import { DEMO_ADMIN_EMAIL } from '../auth/demo-sign-in.server.ts';

/** Somebody to be for a while. */
export type Persona = { id: string; name: string; email: string; about: string };

/** The people that the demo account offers. */
export const PERSONAS: readonly Persona[] = [
  {
    id: 'prudence',
    name: 'Prudence Overhead',
    email: DEMO_ADMIN_EMAIL,
    about: 'Runs this server. Her calendar is a solid block of color.',
  },
  {
    id: 'chad',
    name: 'Chad Kingsley-Pitch',
    email: 'chad@broetry.example',
    about: 'Four-time founder. Has exited every one of them, by the front door, with a box.',
  },
  {
    id: 'mallory',
    name: 'Mallory Inbox',
    email: 'mallory@broetry.example',
    about: 'Middle manager of managers in the middle. Circles back for a living.',
  },
];
