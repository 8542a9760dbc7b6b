import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { onTestFinished } from 'vitest';

const WEBP = { operation: ['VipsForeignLoadWebpBuffer'] };

/**
 * Opens an animation, all of its frames by default. The site reads no WebP and blocks it for the process; tests see what was
 * written. It is blocked again after the test, as the next one in this process may look for that.
 */
export function decodeAnimation(
  file: Uint8Array,
  options: SharpOptions = { animated: true },
): Sharp {
  sharp.unblock(WEBP);
  onTestFinished(() => sharp.block(WEBP));
  return sharp(file, options);
}
