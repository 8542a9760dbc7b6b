import sharp from 'sharp';

/** Decodes a PNG. Returns RGBA, four bytes per pixel, row by row. */
export async function decodePng(png: Buffer) {
  const raw = sharp(png).toColourspace('srgb').ensureAlpha().raw();
  const { data: pixels, info } = await raw.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels };
}
