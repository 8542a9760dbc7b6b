import { reportCard } from '../../../comedy/devices/report-card.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { ANONYMOUS, type Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
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
import { GAME_QUESTION, GAME_TITLE, gameDay } from '../game/game.ts';
import { findAttached } from '../posts/attachment-store.server.ts';
import { findOwnGeneration } from '../posts/generation-store.server.ts';
import { DEFAULT_AUTHOR, postLines } from '../posts/post.ts';
import { hidesPremise } from '../posts/shown-premise.ts';
import { findProfile } from '../posts/profiles.server.ts';
import { faceOfOwn } from '../posts/versions.server.ts';
import { FIRST_CHOICE, type SectionChoice } from '../posts/section-choice.ts';
import { commentsBelow } from './card-comments.ts';
import type { CardContent } from './card-content.ts';
import type { CardLook, PictureDress } from './card-look.ts';
import type { LinkPreview } from './link-preview.ts';
import type { PictureSize } from './picture-sizes.ts';
import { type DrawnCard, sharedBy } from './pictures.server.ts';
import {
  cardPicture,
  dressedIn,
  readOwnCard,
  readPhoto,
  readSharedCard,
} from './post-cards.server.ts';
import { MEANING_LABELS, type SignedCard } from './signed-card.ts';

type PictureOptions = {
  size: PictureSize;
  isStamped: boolean;
  /** Which of the house comments; how many of them is part of the dress. */
  comments: SectionChoice;
  dress: PictureDress;
  /** The settings of the card studio; null for the card of the result screen. */
  look: CardLook | null;
};

/** Draws an own finished post as a PNG. Rejects a coarse headline. */
export async function drawGeneration(
  services: Services,
  viewer: Member,
  id: string,
  { size, isStamped, comments, dress, look }: PictureOptions,
): Promise<DrawnCard | Rejection> {
  const found = await readOwnCard(services, viewer, id, look);
  if (!found.ok) return found;
  const { isGrave, premise } = found;
  const { text } = found.card;
  const card: CardContent = {
    ...found.card,
    stamp: isStamped && !isGrave ? reportCard(text).score : undefined,
    houseComments: isGrave
      ? []
      : commentsBelow(text, { below: dress.below, size, choice: comments }),
  };
  return services.pictures.draw(
    { card, size, dress: dressedIn(dress, premise) },
    services.requester,
  );
}

/** Draws an own finished post as a PDF of one line a page. Null when there is no such post. */
export async function drawPostCarousel(
  services: Services,
  viewer: Member,
  id: string,
): Promise<Buffer | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return null;
  const profile = await findProfile(services.db, viewer.id, row);
  const { profileName, useProfilePicture } = profile;
  const photo = useProfilePicture ? await readPhoto(services, viewer.id) : null;
  const lines = postLines(row.text);
  const site = siteName(services.publicOrigin);
  const face = faceOfOwn(viewer, profile);
  const carousel = { author: { name: profileName, photo, face }, lines, site, text: row.text };
  return services.pictures.carousel(carousel, services.requester);
}

type SharedOptions = {
  size: PictureSize;
  dress?: PictureDress;
  banner?: CardContent['banner'];
};

/** Draws a shared post as a PNG, with what happened where the author shows it. Null when there is no such shared post. */
export async function drawSharedPost(
  services: Services,
  id: string,
  { size, dress, banner }: SharedOptions,
): Promise<Buffer | null> {
  const row = isId(id) ? await findFeedRow(services.db, id) : undefined;
  if (!row) return null;
  if (size === 'link') return drawSharedLink(services, row);
  const { isGrave, premise, ...shared } = await readSharedCard(services, row);
  const { text } = shared.card;
  const card: CardContent = {
    ...shared.card,
    houseComments:
      dress && !isGrave
        ? commentsBelow(text, { below: dress.below, size, choice: FIRST_CHOICE })
        : [],
    banner,
  };
  const worn = dress && dressedIn(dress, premise);
  const { picture: drawn } = await services.pictures.draw(
    { card, size, dress: worn },
    services.requester,
  );
  return drawn;
}

/** Draws the link preview of a shared post. Its pictures are read only to be drawn: their addresses change with them. */
async function drawSharedLink(services: Services, row: FeedRow): Promise<Buffer | null> {
  const attached = await findAttached(services.db, [row.id]);
  const { text, shownPremise, authorName, authorAvatar, authorFace, picture } = feedPost(
    row,
    null,
    {
      picture: attached.get(row.id),
    },
  );
  const shown = { ...previewOf(text), hidesPremise: hidesPremise(shownPremise, text) };
  const addresses = {
    author: authorName,
    face: authorFace,
    photo: authorAvatar,
    picture: picture?.url,
  };
  return drawOnce(services, { ...shown, ...addresses }, async () => {
    const photo = authorAvatar === null ? null : await readPhoto(services, row.user_id);
    const author = { name: authorName, photo, face: authorFace };
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
      drawSharedPost(sharedBy(services), best.id, { size: 'screen', banner }),
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
  const texts = [{ label: GAME_QUESTION, text: line }];
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
