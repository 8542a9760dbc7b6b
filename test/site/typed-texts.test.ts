import { expect, it } from 'vitest';
import { cleanComment, commentError } from '../../app/domain/community/comment.ts';
import { cleanCaption, readWords } from '../../app/domain/media-library/resource.ts';
import { parseProfile, NAME_REQUIRED } from '../../app/domain/members/profile.ts';
import { parseShownPremise } from '../../app/domain/posts/shown-premise.ts';
import { checkDisplayName } from '../../app/domain/screening/display-names.server.ts';
import { parseReplies } from '../../app/domain/replies/replies-request.ts';
import { cleanText } from '../../app/domain/translator/text-requests.ts';
import { parseEditedText } from '../../app/features/posts/edited-text.ts';
import { checkLines } from '../../app/domain/writers/text-checks.ts';
import { createTextCleaner } from '../../app/domain/writers/text-cleaner.ts';
import { printableText } from '../../app/platform/text/display-text.ts';
import { foldText } from '../../app/platform/text/fold-text.ts';
import { INVISIBLE_TEXTS, TYPED_TEXTS } from '../typed-texts.ts';

/** What a model's text becomes when it arrives one character at a time. */
function streamed(text: string): { lines: readonly string[]; draft: string } {
  const cleaner = createTextCleaner('broetry.example', 'canary-1234');
  const shown = Array.from(text, (piece) => cleaner.feed(piece)).join('');
  const { lines, draft } = cleaner.finish();
  return { lines, draft: shown + draft };
}

it.each(Object.entries(TYPED_TEXTS))('keeps %s at every door', (_, text) => {
  expect(cleanComment(text)).toBe(text);
  expect(printableText(text)).toBe(text);
  expect(cleanText(text)).toBe(text);
  expect(parseProfile({ displayName: 'Ada', bio: text })).toMatchObject({ profile: { bio: text } });
  expect(parseEditedText(text)).toEqual({ ok: true, text });
  expect(readWords({ description: text, alt: '', tags: '' }).description).toBe(text);
  expect(cleanCaption({ top: text, bottom: '' })?.top).toBe(text.toUpperCase());
  expect(parseShownPremise('gpt4-context', text)).toMatchObject({
    premise: text.replace('’', "'"),
  });
  const said = `So ${text} it is`.replace('’', "'");
  expect(streamed(said)).toEqual({ lines: [said], draft: said });
  expect(checkLines([said], 'canary-1234')).toEqual([]);
});

it.each(INVISIBLE_TEXTS)('takes %j for an empty text wherever one is required', (text) => {
  expect(commentError(cleanComment(text))).toBe('A comment needs at least one word.');
  expect(parseEditedText(text)).toMatchObject({ ok: false });
  expect(parseProfile({ displayName: text })).toMatchObject({ field: 'displayName' });
  expect(checkDisplayName(text)).toBe(NAME_REQUIRED);
  expect(readWords({ description: text, alt: '', tags: text })).toEqual({
    description: '',
    alt: '',
    tags: [],
  });
  expect(cleanCaption({ top: text, bottom: text })).toEqual({ top: '', bottom: '' });
  expect(parseShownPremise('gpt4-context', text)).toMatchObject({ ok: false });
  expect(parseReplies({ post: text, length: 'one-liner' })).toMatchObject({ ok: false });
  expect(streamed(text).lines).toEqual([]);
});

it('finds a text by words without its invisible signs', () => {
  expect(foldText('می\u200cخواهم Donau\u00addampf 10\u2060km')).toBe(
    foldText('میخواهم Donaudampf 10km'),
  );
});
