/** Functions of the server whose statements may look at more, and why that does not grow with the site. */
export const LOOKS_AT_MORE: Readonly<Record<string, string>> = {
  searchFeed: 'reads 5,000 posts for frequent words and says where it stopped',
  askPostgres:
    'the index of trigrams marks all rows that it finds before the first 2,001 are taken',
  listSimilarRows: 'looks through the 800 best supported requests and the 200 newest',
  searchResourceRows: 'reads pictures for frequent words until a page is full',
  searchMembers: 'reads 50,000 members for a frequent word, for an admin',
  newestAddresses: 'a sitemap is the newest 50,000 posts',
  collectPersonalData: 'an export is all that a member has',
  countOwnPosts: 'a member looks at the number of its own posts',
  erasePersonalData: 'so is what goes with an account',
  forgetGenerations: 'so is what goes with an account',
  holdConcerned: 'everybody who voted is told',
  findPostsOf: 'an admin counts the private posts of one member, along an index',
  findReactions:
    'Postgres takes what it thinks fewer: twenty posts, or all reactions of one member',
  listResourceRows: 'the pictures that one member has kept or uploaded',
  countRemixes: 'counts up to 1,000 remixes of a post; Postgres may read where all of them are',
  deletePost: 'what stands under a post goes with it',
  deleteWhole: 'what stands under a request goes with it',
  listAbandoned: 'few are being written at a time',
  listUnclaimed: 'a guest has few posts before it has to sign up',
  listUnclaimedRounds: 'a guest has few replies before it has to sign up',
  deleteOld: 'deletes what is over',
  forgetTranslations: 'forgets what is over',
  deleteBeyond: 'deletes what is too much',
  markAllRows: 'marks what is unread',
};

/** Functions that may look at a whole table without an index, and why. What stands above is no leave for that. */
export const SCANS: Readonly<Record<string, string>> = {};

/**
 * Entries for what only Postgres is seen to do: SQLite does not tell how many rows it looks at, and Postgres chooses by what it has
 * counted, so not each of them is needed each time.
 */
export const POSTGRES_ONLY: readonly string[] = [
  'searchFeed',
  'askPostgres',
  'listSimilarRows',
  'searchResourceRows',
  'searchMembers',
  'newestAddresses',
  'findReactions',
  'countRemixes',
  'deleteOld',
  'forgetTranslations',
  'deleteBeyond',
  'markAllRows',
];

/** Those that may sort on SQLite, which does not say how many rows: the few that an index has found. */
export const SORTS_FEW: Readonly<Record<string, string>> = {
  listShown: 'one page',
  listRoundReplies: 'one page',
  listIdentities: 'one member has few ways in',
  listLiveSessions: 'one member has few sessions at a time',
  listBlockRows: 'one member blocks few',
  listFamilyPosts: 'a post has at most 200 versions',
  countReports: 'twenty cases, each reported once by each',
  listReportWords: 'twenty cases, each reported once by each',
  findRequestByText: 'the same words of one member',
  pickFeed: 'what is left of the oldest day when that is less than a tenth of one',
};

/** Entries that only some hours need: for those of the day see pickFeed. */
export const BY_THE_CLOCK: readonly string[] = ['pickFeed'];

/**
 * Functions of the stores that no request of the test comes to: what follows a failure, a picture that was taken in, or a
 * time that has passed. Each reads or writes single rows by their key.
 */
export const NEVER_ASKED: readonly string[] = [
  'beginSweep',
  'copyAttached',
  'deleteCaseOf',
  'deleteIdentity',
  'endSweep',
  'giveBackFreeGeneration',
  'giveBackQuota',
  'hasPosts',
  // Locks a row on Postgres, and needs nothing on SQLite.
  'holdForDeletion',
  'insertNotices',
  'insertShared',
  'insertToken',
  'keepTurn',
  'markEnded',
  'markUncharged',
  'reserveAgain',
  'takeTurn',
  'touchMember',
  'upsertAvatar',
  'usedUp',
];
