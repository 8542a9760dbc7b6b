import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { feedPost } from '../community/feed.server.ts';
import { type FeedRow, readFeedRows } from '../community/feed-store.server.ts';
import { memberId, type Viewer } from '../members/viewer.ts';
import { countShared } from './covered-words.ts';
import { drawOptions, sceneOfSentence } from './draw-game.ts';
import { answerWords } from './game-words.ts';
import { type Answer, type ShownQuestion, toldByMember, withoutCovered } from './game.server.ts';
import { OPTION_COUNT, readPick } from './game.ts';

/** A shared post whose author shows what happened, as a question of its own. */
export type Riddle = Omit<ShownQuestion, 'number'> & { postId: string; authorName: string };

/** The scene for what shares no word with a premise of the house: what happens to everybody. */
const EVERYDAY_SCENE = 'mornings';

/**
 * The riddle of a shared post, answered where `pick` is the number of an option. Null when the post is not shared, hidden,
 * grave, does not show what happened, or is by an author whom the viewer has blocked.
 */
export async function findRiddle(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
  pick: string | null,
): Promise<Riddle | null> {
  const row = await findRow(services, id, memberId(viewer));
  const told = row && tellRiddle(row);
  if (!told) return null;
  const { happened, lines, line, decoys } = told;
  const options = drawOptions({ happened, decoys: fairest(decoys, happened) }, [happened], id);
  const { authorName } = feedPost(row, null);
  const shown = { postId: id, authorName, options };
  const picked = readPick(pick);
  if (picked === null) return { ...shown, line: withoutCovered(line), answer: null };
  const right = options.indexOf(happened);
  const words = answerWords(picked === right, picked);
  const answer: Answer = { picked, right, words, lines, postId: id };
  return { ...shown, line, answer };
}

/** The line of the link preview of a riddle, with gaps. Null as in `findRiddle`. The same for every reader. */
export async function findRiddleLine(
  services: Pick<Services, 'db'>,
  id: string,
): Promise<string | null> {
  const row = await findRow(services, id, null);
  const told = row && tellRiddle(row);
  if (!told) return null;
  return told.line.map(({ words, isCovered }) => (isCovered ? '____' : words)).join('');
}

async function findRow({ db }: Pick<Services, 'db'>, id: string, viewerId: string | null) {
  const [row] = isId(id) ? await readFeedRows(db, [id], viewerId) : [];
  return row;
}

function tellRiddle(row: FeedRow) {
  const scene = sceneOfSentence(row.shown_premise ?? '') ?? EVERYDAY_SCENE;
  return toldByMember(row, scene, { takesCovered: true });
}

/** What is told in two words of the same is hardly wrong: it comes last. */
function fairest(decoys: readonly string[], happened: string): string[] {
  const isNear = (one: string) => countShared(one, happened) > 1;
  const fair = decoys.filter((one) => !isNear(one));
  return fair.length >= OPTION_COUNT - 1 ? fair : [...fair, ...decoys.filter(isNear)];
}
