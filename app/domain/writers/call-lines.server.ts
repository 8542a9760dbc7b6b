import { CallLine } from '../../platform/model/call-line.server.ts';
import type { Services } from '../../platform/services.ts';
import {
  callLimits,
  modelBaseUrl,
  type ModelSettings,
} from '../../platform/settings/model-settings.server.ts';

// By database, which a process has one of.
const lines = new WeakMap<Services['db'], Map<string, CallLine>>();

/** The line before an engine. All of its models share it, and what is written for readers with what is tried. */
export function lineOf({ db }: Pick<Services, 'db'>, settings: ModelSettings): CallLine {
  const known = lines.get(db) ?? new Map<string, CallLine>();
  lines.set(db, known);
  const address = modelBaseUrl(settings);
  const line = known.get(address) ?? new CallLine(callLimits(settings));
  known.set(address, line);
  return line;
}
