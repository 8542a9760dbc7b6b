import { ACCESS_CONTROLS } from './access.ts';
import { API_CONTROLS } from './api.ts';
import type { Control } from './control.ts';
import { COPY_CONTROLS } from './copies.ts';
import { INPUT_CONTROLS } from './input.ts';
import { LOAD_CONTROLS } from './load.ts';
import { MONEY_CONTROLS } from './money.ts';
import { OPERATION_CONTROLS } from './operation.ts';
import { OUTSIDE_CONTROLS } from './outside.ts';
import { PACKAGE_CONTROLS } from './packages.ts';
import { SIGN_IN_CONTROLS } from './sign-in.ts';
import { WEB_CONTROLS } from './web.ts';

/** Every control that `npm run prove:controls` takes away. */
export const CONTROLS: readonly Control[] = [
  ...ACCESS_CONTROLS,
  ...SIGN_IN_CONTROLS,
  ...API_CONTROLS,
  ...WEB_CONTROLS,
  ...MONEY_CONTROLS,
  ...INPUT_CONTROLS,
  ...OPERATION_CONTROLS,
  ...LOAD_CONTROLS,
  ...OUTSIDE_CONTROLS,
  ...COPY_CONTROLS,
  ...PACKAGE_CONTROLS,
];
