/** What a body of 20,000 characters of any script weighs as JSON, with room for what is written as an escape. */
const TEXT = 128 * 1024;
/** The same as forms write it, which comes back with a word about its length where it has more. */
const FORM = 256 * 1024;

/** The addresses that take texts of 20,000 characters, and how many bytes they take; all others take 32 KB. */
export const BODY_LIMITS: ReadonlyMap<string, number> = new Map([
  ['/translate', FORM],
  ['/api/translations', TEXT],
  ['/api/model-translations', TEXT],
  ['/api/report-cards', TEXT],
  ['/api/comment-sections', TEXT],
  ['/api/v1/translations', TEXT],
  ['/api/v1/report-cards', TEXT],
  ['/api/v1/comment-sections', TEXT],
]);
