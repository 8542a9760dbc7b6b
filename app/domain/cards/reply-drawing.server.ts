import { FONTS, fontsOfThread, loadFonts } from './font-renderer.server.ts';
import {
  REPLY_LETTERS,
  REPLY_PICTURE,
  type ReplyPicture,
  replyPictureNode,
  SMALLEST_LETTERS,
} from './reply-picture.ts';

/**
 * Draws a post and an answer to it as a PNG, with the largest letters at which both fit its height. An answer is never
 * cut: the longest makes the picture higher.
 */
export async function drawReply(picture: ReplyPicture): Promise<Uint8Array> {
  const { width, maxHeight } = REPLY_PICTURE;
  const fonts = fontsOfThread();
  const { post, text, by } = picture;
  await loadFonts(fonts, [post, text, by.name, by.headline].join(' '));
  let letters = SMALLEST_LETTERS;
  for (const tried of REPLY_LETTERS) {
    const node = replyPictureNode(picture, tried);
    const { height } = await fonts.renderer.measure(node, { ...FONTS, width });
    if (height > maxHeight) continue;
    letters = tried;
    break;
  }
  const node = replyPictureNode(picture, letters);
  return fonts.renderer.render(node, { ...FONTS, width, format: 'png' });
}

declare module '../../platform/workers/worker-pool.server.ts' {
  interface Tasks {
    drawReply: { input: ReplyPicture; output: Uint8Array };
  }
}
