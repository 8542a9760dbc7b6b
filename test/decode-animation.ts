import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** Opens an animation, all of its frames by default. The site reads no WebP and blocks it for the process; tests see what was written. */
export function decodeAnimation(
  file: Uint8Array,
  options: SharpOptions = { animated: true },
): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
  return sharp(file, options);
}
