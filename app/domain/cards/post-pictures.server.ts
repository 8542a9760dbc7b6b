import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { ANONYMOUS, type Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { formatCount, postAge } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { type FeedRow, findFeedRow } from '../community/feed-store.server.ts';
import { parseFeedParams } from '../community/feed.ts';
import { feedPost, listFeed } from '../community/feed.server.ts';
import { HOUSE_AUTHOR } from '../community/house-post-recipes.ts';
import { writeHousePosts } from '../community/write-house-posts.server.ts';
import { readAvatar } from '../members/read-avatar.server.ts';
import { verdictOf } from '../game/game-words.ts';
import { GAME_TITLE, gameDay } from '../game/game.ts';
import { findAttached, type PictureViewer } from '../posts/attachment-store.server.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { DEFAULT_AUTHOR, postLines } from '../posts/post.ts';
import { hidesPremise } from '../posts/shown-premise.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';
import { findProfile } from '../posts/profiles.server.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import { familyOf, listFamilyPosts } from '../posts/version-store.server.ts';
import { COARSE_HEADLINE } from '../screening/moderation-words.ts';
import { screenWords } from '../screening/word-screening.server.ts';
import { jpegUrl } from './card-boxes.ts';
import { drawAttached } from './captioned-pictures.server.ts';
import { commentsFor } from './card-comments.ts';
import { applyLook, type CardContent } from './card-content.ts';
import type { CardLook } from './card-look.ts';
import type { LinkPreview } from './link-preview.ts';
import type { PictureSize } from './picture-sizes.ts';
import { type DrawnCard, sharedBy } from './pictures.server.ts';
import { MEANING_LABELS, type SignedCard } from './signed-card.ts';

type PictureOptions = {
  size: PictureSize;
  isStamped: boolean;
  comments: SectionChoice | null;
  /** The settings of the card studio; null for the card of the result screen. */
  look: CardLook | null;
};

/** Draws an own finished post as a PNG. Rejects a coarse headline. */
export async function drawGeneration(
  services: Services,
  viewer: Member,
  id: string,
  { size, isStamped, comments, look }: PictureOptions,
): Promise<DrawnCard | Rejection> {
  const { db } = services;
  const row = await findOwnGeneration(db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return NOT_FOUND;
  const { profileName, profileBio, useProfilePicture } = await findProfile(db, viewer.id, row);
  const headline = look?.headline ?? profileBio;
  if (headline !== profileBio && screenWords(headline) !== 'clean') {
    return invalidField('headline', COARSE_HEADLINE);
  }
  const author = { name: profileName, bio: profileBio };
  const [post] = await listFamilyPosts(db, viewer.id, familyOf(row));
  const card: CardContent = {
    photo: useProfilePicture ? await readPhoto(services, viewer.id) : null,
    text: row.text,
    picture: post ? await cardPicture(services, post.id, viewer) : null,
    ...(look ? { look, ...applyLook(author, look) } : { author, ...PREVIEW_COUNTS }),
    stamp: isStamped && row.is_grave === 0 ? reportCard(row.text).score : undefined,
    houseComments: comments
      ? commentsFor(writeCommentSection(row.text, comments).comments, size)
      : [],
  };
  return services.pictures.draw({ card, size }, services.requester);
}

/** Draws an own finished post as a PDF of one line a page. Null when there is no such post. */
export async function drawPostCarousel(
  services: Services,
  viewer: Member,
  id: string,
): Promise<Buffer | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return null;
  const { profileName, useProfilePicture } = await findProfile(services.db, viewer.id, row);
  const photo = useProfilePicture ? await readPhoto(services, viewer.id) : null;
  const lines = postLines(row.text);
  const site = siteName(services.publicOrigin);
  const carousel = { author: { name: profileName, photo }, lines, site, text: row.text };
  return services.pictures.carousel(carousel, services.requester);
}

/** Draws a shared post as a PNG. Null when there is no such shared post. */
export async function drawSharedPost(
  services: Services,
  id: string,
  size: PictureSize,
  banner?: CardContent['banner'],
): Promise<Buffer | null> {
  const row = isId(id) ? await findFeedRow(services.db, id) : undefined;
  if (!row) return null;
  if (size === 'link') return drawSharedLink(services, row);
  const post = feedPost(row, null);
  const photo = post.authorAvatar === null ? null : await readPhoto(services, row.user_id);
  const picture = await cardPicture(services, row.id, null);
  const card: CardContent = {
    author: { name: post.authorName, bio: post.authorBio },
    photo,
    text: post.text,
    picture,
    age: postAge(post.createdAt, services.now()) ?? dateOf(post.createdAt),
    reactions: formatCount(post.likes),
    comments: formatCount(post.comments),
    reposts: null,
    banner,
  };
  const { picture: drawn } = await services.pictures.draw({ card, size }, services.requester);
  return drawn;
}

/** Draws the link preview of a shared post. Its pictures are read only to be drawn: their addresses change with them. */
async function drawSharedLink(services: Services, row: FeedRow): Promise<Buffer | null> {
  const attached = await findAttached(services.db, [row.id]);
  const { text, shownPremise, authorName, authorAvatar, picture } = feedPost(row, null, {
    picture: attached.get(row.id),
  });
  const shown = { ...previewOf(text), hidesPremise: hidesPremise(shownPremise, text) };
  const addresses = { author: authorName, photo: authorAvatar, picture: picture?.url };
  return drawOnce(services, { ...shown, ...addresses }, async () => {
    const photo = authorAvatar === null ? null : await readPhoto(services, row.user_id);
    const author = { name: authorName, photo };
    return { ...shown, author, picture: await cardPicture(services, row.id, null) };
  });
}

/** Draws the best shared post of today for a screen; without one the best of the week, the newest, or a post of the house. */
export async function drawBestOfToday(services: Services): Promise<Buffer | null> {
  const { params } = parseFeedParams(new URLSearchParams());
  const orders = [
    { title: 'The best post of today', sort: 'best', period: 'today' },
    { title: 'The best post of the week', sort: 'best', period: 'week' },
    { title: 'The newest post', sort: 'recent', period: 'all' },
  ] as const;
  for (const { title, ...order } of orders) {
    const { posts } = await listFeed(services, ANONYMOUS, { ...params, ...order, limit: 1 });
    const [best] = posts;
    if (!best) continue;
    const banner = { title, site: siteName(services.publicOrigin) };
    return services.pictureCache.get(JSON.stringify([banner, best]), () =>
      drawSharedPost(sharedBy(services), best.id, 'screen', banner),
    );
  }
  return drawHousePost(services);
}

/** Draws a post of the house for a screen, another one every day. */
async function drawHousePost(services: Services): Promise<Buffer | null> {
  const { params } = parseFeedParams(new URLSearchParams());
  const posts = await writeHousePosts(services, { ...params, period: 'all' });
  const post = posts[Math.floor(services.now() / DAY_MS) % posts.length];
  if (!post) return null;
  const card: CardContent = {
    author: HOUSE_AUTHOR,
    photo: null,
    text: post.text,
    age: 'A word from us',
    reactions: '0',
    comments: '0',
    reposts: null,
    banner: { title: 'From the house', site: siteName(services.publicOrigin) },
  };
  const { requester } = sharedBy(services);
  return services.pictureCache.get(JSON.stringify([card.banner, post]), async () => {
    const { picture } = await services.pictures.draw({ card, size: 'screen' }, requester);
    return picture;
  });
}

/** Draws the link preview of a post that is told again. */
export function drawReplay(services: Services, text: string): Promise<Buffer | null> {
  const author = { name: DEFAULT_AUTHOR.name, photo: null };
  return drawTexts(services, { ...previewOf(text), author });
}

/** Draws the link preview of a signed card: of a verdict the score and the first comment. */
export function drawSignedPreview(services: Services, card: SignedCard): Promise<Buffer | null> {
  return drawTexts(services, { ...BARE, texts: signedTexts(card) });
}

function signedTexts(card: SignedCard): LinkPreview['texts'] {
  if ('said' in card) {
    const [said, meant] = MEANING_LABELS;
    return [
      { label: said, text: card.said },
      { label: meant, text: card.meant, isStrong: true },
    ];
  }
  const [{ name, text } = { name: '', text: '' }] = card.comments;
  return [
    { label: `${card.score} / 100`, text: card.verdict },
    { label: name, text, isStrong: true },
  ];
}

/** Draws the link preview of the daily game: a line of a post, without what happened. */
export function drawGamePreview(services: Services, line: string): Promise<Buffer | null> {
  const texts = [{ label: GAME_TITLE, text: line }];
  return drawTexts(services, { ...BARE, texts, hidesPremise: true });
}

/** Draws a result of the daily game, without an answer. */
export function drawResult(
  services: Services,
  { date, results }: { date: string; results: readonly boolean[] },
): Promise<Buffer | null> {
  const result = {
    title: GAME_TITLE,
    day: gameDay(date),
    results,
    verdict: verdictOf(results.filter(Boolean).length),
    site: siteName(services.publicOrigin),
  };
  const { requester } = sharedBy(services);
  return services.pictureCache.get(JSON.stringify(result), () =>
    services.pictures.gameResult(result, requester),
  );
}

const BARE = { author: null, isFolded: false, hidesPremise: false, picture: null };

// The first two lines of a post.
function previewOf(text: string): LinkPreview {
  const lines = postLines(text);
  const texts = lines.slice(0, 2).map((line) => ({ text: line }));
  return { ...BARE, texts, isFolded: lines.length > 2 };
}

/** Many networks fetch the preview of a link. The key says all that it shows, so that changed content is drawn again. */
function drawOnce(
  services: Services,
  key: object,
  read: () => Promise<LinkPreview>,
): Promise<Buffer | null> {
  const { requester } = sharedBy(services);
  return services.pictureCache.get(JSON.stringify(key), async () =>
    services.pictures.preview(await read(), requester),
  );
}

/** Draws a preview that has no picture to be read. */
function drawTexts(services: Services, preview: LinkPreview): Promise<Buffer | null> {
  return drawOnce(services, preview, () => Promise.resolve(preview));
}

/** The photo of a shared post's author, if the author shows it; else null. */
export async function readPostAvatar(services: Pick<Services, 'db'>, id: string) {
  const row = isId(id) ? await findFeedRow(services.db, id) : undefined;
  if (!row || feedPost(row, null).authorAvatar === null) return null;
  return readAvatar(services, row.user_id);
}

async function readPhoto(services: Pick<Services, 'db'>, userId: string): Promise<string | null> {
  const avatar = await readAvatar(services, userId);
  if (!avatar) return null;
  return `data:${avatar.contentType};base64,${Buffer.from(avatar.bytes).toString('base64')}`;
}

async function cardPicture(
  services: Services,
  postId: string,
  viewer: PictureViewer,
): Promise<CardContent['picture']> {
  const attached = await drawAttached(services, postId, viewer);
  if (!attached) return null;
  const { bytes, width, height } = attached;
  return { image: jpegUrl(bytes), width, height };
}

// In UTC and English: a picture has no reader whose time zone and language are known.
function dateOf(at: number): string {
  const format = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(at).toLocaleDateString('en', format);
}
