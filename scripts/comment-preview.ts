import { writeCommentSection } from '../comedy/comment-section/write-section.ts';

const USAGE = 'Usage: node scripts/comment-preview.ts "the words of a post" [section, 0 to 999]';

const [post, seed = '0'] = process.argv.slice(2);
if (post === undefined) {
  console.log(USAGE);
  process.exitCode = 1;
} else {
  const { spared, comments } = writeCommentSection(post, { seed: Number(seed) });
  if (spared !== null) console.log(`Spared: ${spared}.`);
  for (const { name, label, headline, text, answers, lineId } of comments) {
    const inset = answers === null ? '' : '    ';
    console.log(
      `${inset}${name}, ${headline} (${label.toLowerCase()}, ${lineId})\n${inset}${text}\n`,
    );
  }
}
