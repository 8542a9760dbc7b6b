import { availableMemory, platform } from 'node:process';
import { freemem, totalmem } from 'node:os';

/** macOS counts as used what it gives away at once when a program asks. */
const MAC_SHARE = 0.7;

declare module '../../platform/services.ts' {
  interface Services {
    /** The memory in bytes that an engine may take: on this machine, within the limits of this process unless `isOutside`. */
    freeMemory: (isOutside: boolean) => number;
  }
}

/** The free memory for an engine beside this process, or outside of its container. */
export function freeMemory(isOutside: boolean): number {
  if (platform === 'darwin') return MAC_SHARE * totalmem();
  return isOutside ? freemem() : availableMemory();
}
