import { situationOf } from '../../../comedy/daily-situations.ts';
import { isAnswerable, readDate } from '../community/prompt-days.ts';
import { dayAt } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import type { ReusedForm } from '../posts/form-values.ts';

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
