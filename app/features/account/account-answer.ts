import type { AccountChange } from '../../domain/sign-in/change-account.server.ts';
import type { FormAnswer } from '../http/form-answer.ts';

/** What the panels of /account get of a change. */
export type AccountAnswer = FormAnswer<AccountChange>;
