import { cleanInput, stripHidden } from '../../comedy/language/clean-input.ts';
import { commentsOnNothing } from '../../comedy/comment-section/comments-on-nothing.ts';
import { readFacts } from '../../comedy/comment-section/facts.ts';
import { writeCommentSection } from '../../comedy/comment-section/write-section.ts';
import { houseLines } from '../../comedy/devices/house-lines.ts';
import { recogniseDevices } from '../../comedy/devices/recognise.ts';
import { reportCard } from '../../comedy/devices/report-card.ts';
import * as shapes from '../../comedy/devices/shapes.ts';
import * as hardship from '../../comedy/devices/strip-exploited-hardship.ts';
import { capitalised, readField } from '../../comedy/form/fragment.ts';
import { gentleKind } from '../../comedy/form/gentle-kind.ts';
import * as model from '../../comedy/grave/grave-model.ts';
import * as net from '../../comedy/grave/grave-net.ts';
import { isGrave, isGraveBeyond } from '../../comedy/grave/grave.ts';
import { withoutOldLosses } from '../../comedy/grave/old-losses.ts';
import { MAX_READ_LENGTH } from '../../comedy/language/read-length.ts';
import { analyse } from '../../comedy/language/analyse.ts';
import { articleFor } from '../../comedy/language/nouns.ts';
import { isGuarded, isSensitive } from '../../comedy/language/sensitive.ts';
import { looksForeign } from '../../comedy/language/words.ts';
import { featuresOf } from '../../comedy/language/pattern.ts';
import {
  bareLetters,
  decomposed,
  plainLetters,
  readPlain,
} from '../../comedy/language/plain-letters.ts';
import { findStyle, POST_STYLES } from '../../comedy/styles/post-styles.ts';
import type { HumorLevel } from '../../comedy/form/humor-levels.ts';
import { hashText } from '../../comedy/story/random.ts';
import { readStyleForm } from '../../comedy/form/read-form.ts';
import { readPart } from '../../comedy/language/read-length.ts';
import { readRole } from '../../comedy/form/read-role.ts';
import { joinAmounts } from '../../comedy/replies/amounts.ts';
import { findCategory } from '../../comedy/replies/category.ts';
import { readReplyPost } from '../../comedy/replies/choose-reply.ts';
import { foreignParts } from '../../comedy/replies/foreign-parts.ts';
import { findNews } from '../../comedy/replies/news.ts';
import { findNumber } from '../../comedy/replies/number.ts';
import { findPerson } from '../../comedy/replies/person.ts';
import { pieceLines, piecesOf } from '../../comedy/replies/pieces.ts';
import { findQuote, findQuotes, quotable } from '../../comedy/replies/quote.ts';
import { readPost } from '../../comedy/replies/read-post.ts';
import * as limits from '../../comedy/replies/reply-limits.ts';
import * as tones from '../../comedy/replies/tone-detection.ts';
import { findTopics } from '../../comedy/language/topic.ts';
import { writeReply } from '../../comedy/replies/write-reply.ts';
import * as shorten from '../../comedy/form/shorten.ts';
import * as spelled from '../../comedy/language/spelled-words.ts';
import * as stops from '../../comedy/language/stops.ts';
import { isTagLine } from '../../comedy/posts/tag-lines.ts';
import { tokensOf } from '../../comedy/language/tokens.ts';
import { directionOf } from '../../comedy/translate/direction-of.ts';
import { readSubject, startsWithVerb } from '../../comedy/translate/read-subject.ts';
import { isClause, rewriteClause } from '../../comedy/translate/rewrite-clause.ts';
import { rewriteText } from '../../comedy/translate/rewrite-text.ts';
import { thingOf } from '../../comedy/translate/thing-of.ts';
import { toSpeak } from '../../comedy/translate/to-speak.ts';
import { toTruth } from '../../comedy/translate/to-truth.ts';
import { writePost, writeStory } from '../../comedy/posts/write-post.ts';
import { hasHostName } from '../../app/domain/screening/has-host-name.server.ts';
import * as names from '../../app/domain/screening/display-names.server.ts';
import * as profiles from '../../app/domain/screening/profile-screening.server.ts';
import { isCoarseName, screenWords } from '../../app/domain/screening/word-screening.server.ts';

type Reader = (text: string) => unknown;

/** A harmless text as long as what is read. */
const READ = 'I ate lunch. '.repeat(MAX_READ_LENGTH).slice(0, MAX_READ_LENGTH);

const level: HumorLevel = 'Unhinged';
const seed = 1;
const [IDEA] = POST_STYLES;
const WORK = findStyle('fake-work');
const workOf = (text: string) => ({
  style: WORK?.value ?? IDEA.value,
  fields: Object.fromEntries((WORK ?? IDEA).fields.map(({ name }) => [name, text])),
});
const ideaOf = (context: string) => ({ style: IDEA.value, fields: { context }, level, seed });

/** Every function that reads what a stranger typed, called as its callers do. */
export const READERS: Readonly<Record<string, Record<string, Reader>>> = {
  'comedy/language/clean-input.ts': { cleanInput, stripHidden },
  'comedy/comment-section/comments-on-nothing.ts': { commentsOnNothing },
  'comedy/comment-section/facts.ts': { readFacts },
  'comedy/comment-section/write-section.ts': {
    writeCommentSection: (text) => writeCommentSection(text),
  },
  'comedy/devices/house-lines.ts': { houseLines: (text) => houseLines(shapes.shapeLines(text)) },
  'comedy/devices/recognise.ts': { recogniseDevices },
  'comedy/devices/report-card.ts': { reportCard },
  'comedy/devices/shapes.ts': {
    shapeLines: shapes.shapeLines,
    alone: (text) => shapes.alone(shapes.shapeLines(text)),
    dialogue: (text) => shapes.dialogue(shapes.shapeLines(text)),
    pictures: (text) => shapes.pictures(text, shapes.shapeLines(text)),
    withoutEnglish: (text) => shapes.withoutEnglish(text, shapes.shapeLines(text)),
  },
  'comedy/devices/strip-exploited-hardship.ts': { ...hardship },
  'comedy/form/fragment.ts': {
    capitalised,
    readField: (text) => readField('idea', 'long-text', text),
  },
  'comedy/form/gentle-kind.ts': { gentleKind },
  'comedy/grave/grave-model.ts': {
    graveFeatures: model.graveFeatures,
    letterFeatures: model.letterFeatures,
    graveScore: model.graveScore,
  },
  'comedy/grave/grave-net.ts': { netWords: net.netWords, wordPlaces: net.wordPlaces },
  'comedy/grave/grave.ts': { isGrave, isGraveBeyond: (text) => isGraveBeyond(READ + text) },
  'comedy/grave/old-losses.ts': { withoutOldLosses },
  'comedy/language/analyse.ts': { analyse: (text) => analyse(text, 'idea') },
  'comedy/language/nouns.ts': { articleFor },
  'comedy/language/sensitive.ts': { isGuarded, isSensitive },
  'comedy/language/words.ts': { looksForeign: (text) => looksForeign(text.split(' ')) },
  'comedy/language/pattern.ts': { featuresOf: (text) => featuresOf(tokensOf(text)) },
  'comedy/language/plain-letters.ts': { bareLetters, decomposed, plainLetters, readPlain },
  'comedy/language/spelled-words.ts': { ...spelled },
  'comedy/story/random.ts': { hashText },
  'comedy/form/read-form.ts': { readStyleForm: (text) => readStyleForm(IDEA, { context: text }) },
  'comedy/language/read-length.ts': { readPart },
  'comedy/form/read-role.ts': { readRole: (text) => readRole(text, true) },
  'comedy/replies/amounts.ts': { joinAmounts: (text) => joinAmounts(tokensOf(text)) },
  'comedy/replies/category.ts': { findCategory: (text) => findCategory(pieceLines(text)) },
  'comedy/replies/choose-reply.ts': { readReplyPost },
  'comedy/replies/foreign-parts.ts': {
    foreignParts: (text) => (['de', 'es', 'fr'] as const).map((one) => foreignParts(text, one)),
  },
  'comedy/replies/news.ts': { findNews: (text) => findNews(text, 'other', 'x') },
  'comedy/replies/number.ts': { findNumber },
  'comedy/replies/person.ts': { findPerson },
  'comedy/replies/pieces.ts': { pieceLines, piecesOf: (text) => piecesOf(pieceLines(text)) },
  'comedy/replies/quote.ts': {
    quotable,
    findQuote: (text) => findQuote(piecesOf(pieceLines(text))),
    findQuotes: (text) => findQuotes(piecesOf(pieceLines(text)), 10),
  },
  'comedy/replies/read-post.ts': { readPost },
  'comedy/replies/reply-limits.ts': {
    countSentences: limits.countSentences,
    countWords: limits.countWords,
    lintReply: (text) => limits.lintReply(text, 'short-para'),
  },
  'comedy/replies/tone-detection.ts': { ...tones },
  'comedy/language/topic.ts': { findTopics },
  'comedy/replies/write-reply.ts': {
    writeReply: (post) => writeReply({ post, tone: 'witty', length: 'unhinged-long', seed }),
  },
  'comedy/form/shorten.ts': { ...shorten },
  'comedy/language/stops.ts': { ...stops },
  'comedy/posts/tag-lines.ts': { isTagLine },
  'comedy/language/tokens.ts': { tokensOf },
  'comedy/translate/direction-of.ts': { directionOf },
  'comedy/translate/read-subject.ts': { readSubject, startsWithVerb },
  'comedy/translate/rewrite-clause.ts': { isClause, rewriteClause: (text) => rewriteClause(text) },
  'comedy/translate/rewrite-text.ts': { rewriteText },
  'comedy/translate/thing-of.ts': { thingOf },
  'comedy/translate/to-speak.ts': {
    toSpeak: (text) => toSpeak({ text, voice: 'announcement', level, seed }),
  },
  'comedy/translate/to-truth.ts': { toTruth: (text) => toTruth({ text, level, seed }) },
  'comedy/posts/write-post.ts': {
    writeStory: (text) => writeStory(ideaOf(text)),
    writePost: (text) => writePost({ ...workOf(text), level, seed, site: 'x', seen: [] }),
  },
  'app/domain/screening/has-host-name.server.ts': { hasHostName },
  'app/domain/screening/display-names.server.ts': {
    checkDisplayName: names.checkDisplayName,
    looksLikeName: (text) => names.looksLikeName(text, 'Ada Lovelace'),
  },
  'app/domain/screening/profile-screening.server.ts': {
    hasWebAddress: profiles.hasWebAddress,
    nameError: profiles.nameError,
  },
  'app/domain/screening/word-screening.server.ts': { isCoarseName, screenWords },
};

/** Exported functions that read no text of a stranger, or only inside a reader above: by the reason. */
export const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'reads the content of the house or makes it': [
    'comedy/story/check-plots.ts checkPlots checkTranslations',
    'comedy/story/event-plot.ts eventPlot',
    'comedy/story/choose-plot.ts canFill holesIn quotesText usesForm',
    'comedy/comment-section/comment-line.ts fieldsOf linesOf',
    'comedy/grave/grave-model.ts scaleOf',
    'comedy/grave/grave-net.ts answersOf decodeBytes netScore scaleBytes withoutEnd',
    'comedy/language/verbs.ts regularVerb',
    'comedy/language/words.ts wordPairs wordSet',
    'comedy/language/pattern.ts holesOfPatterns parsePattern parsePatterns',
    'comedy/language/pattern-parts.ts anyOf either pattern sequence words',
    'comedy/story/plot.ts all hot levels linked mild plot spicy unhinged',
    'comedy/replies/check-replies.ts checkReplies',
    'comedy/replies/reply-plot.ts about anyLength longReply oneLiner paragraph reply',
    'comedy/posts/situations.ts situationOf',
    'comedy/translate/stock-phrase.ts beside onLeaving phrase',
    'comedy/posts/write-post.ts contentVersion isGentle',
    'app/domain/screening/moderation-words.ts blockQuestion contactLine pieceUndone reportPromise',
    'app/domain/screening/target-tables.ts targetPlace',
  ],
  'looks up one short word or number': [
    'comedy/devices/device-words.ts wordsOf',
    'comedy/language/nouns.ts isAlive isKnownNoun isMass isPerson isPlural looksPlural',
    'comedy/language/verbs.ts verbByForm',
    'comedy/language/pattern.ts isNumber',
    'comedy/form/gender.ts genderOf isFirstName',
    'comedy/form/humor-levels.ts parseHumorLevel',
    'comedy/form/style-form.ts field',
    'comedy/styles/post-styles.ts findStyle',
    'comedy/story/random.ts randomFrom shuffled',
    'comedy/replies/amounts.ts isAmount sayAmount withoutPoint',
    'comedy/language/topic.ts isSubject',
    'comedy/posts/tag-lines.ts tagLine',
    'comedy/translate/jargon.ts fillTemplate gerundOf',
    'comedy/translate/voices.ts findDirection findVoice',
    'app/domain/screening/report.ts readHideReason',
  ],
  'is a step of a reader, on what that has read': [
    'comedy/story/choose-plot.ts choosePlot matchIn suitablePlots',
    'comedy/posts/write-post.ts tellCandidate',
    'comedy/story/capture.ts captureHoles',
    'comedy/story/captured-noun.ts formsOfNoun',
    'comedy/language/compounds.ts modifiesNext',
    'comedy/language/deed.ts readDeed',
    'comedy/comment-section/comment-line.ts sayLine',
    'comedy/comment-section/evidence.ts isShown',
    'comedy/comment-section/facts.ts sayingsOf',
    'comedy/form/form-holes.ts addPeople onlyThing pastClause',
    'comedy/language/clause.ts readClause',
    'comedy/language/finite-verb.ts isFiniteVerb',
    'comedy/language/head.ts phraseHead',
    'comedy/language/noun-phrase.ts readNounPhrase',
    'comedy/language/verb-phrase.ts isVerbPhraseStart readVerbPhrase',
    'comedy/language/pattern.ts findMatch findMatches',
    'comedy/replies/choose-reply.ts chooseReply replyCandidates',
    'comedy/replies/read-post.ts bareTopic',
    'comedy/form/style-text.ts textOfStyle',
    'comedy/story/tell-plot.ts drawCast fill tellPlot',
    'comedy/posts/write-post.ts candidatesFor linesAboveFold retell retellPost',
  ],
  'calls readers above, and a service or the database': [
    'app/domain/screening/profile-screening.server.ts profileWordsError publicNameError screenProfile',
    'app/domain/screening/queue-for-review.server.ts queueForReview',
    'app/domain/screening/screen-text.server.ts screenText',
  ],
};
