import { situationOf } from '../../comedy/daily-situations.ts';
import { isAnswerable, readDate } from '../prompts/prompt-days.ts';
import { dayAt } from '../utc-days.ts';
import type { Services } from '../services.server.ts';
import type { ReusedForm } from './form-values.ts';

/** The form that answers the situation of a day. Null where that day cannot be answered. */
export function findPromptForm({ now }: Services, date: string): ReusedForm | null {
  const time = now();
  const day = readDate(date, time);
  if (day === null || !isAnswerable(date, time)) return null;
  return {
    style: 'gpt4-context',
    values: { context: situationOf(day) },
    on: { kind: 'prompt', about: date, isToday: day === dayAt(time) },
  };
}
