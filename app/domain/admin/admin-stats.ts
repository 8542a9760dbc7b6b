import type { ConversionRates, FunnelCounts } from './funnel.ts';

/** docs/product.md §3, Guest analytics summary: the last seven days. */
export type GuestAnalytics = FunnelCounts & {
  /** Distinct guests. */
  sessions: number;
  conversionRates: ConversionRates;
  /** Of the guests who first pressed Try Now in these days, how many then took each step in turn. */
  inOrder: FunnelCounts;
};

/** docs/product.md §3 and §9. */
export type AdminStats = {
  totalUsers: number;
  totalPosts: number;
  communityPosts: number;
  totalResources: number;
  activeUsers: number;
  averagePostsPerUser: number;
  postsToday: number;
  postsThisWeek: number;
  newUsersThisWeek: number;
  guestAnalytics: GuestAnalytics;
  /** The same of the seven days before, and of the day before. */
  before: FunnelCounts & { newUsers: number; posts: number; postsYesterday: number };
  /** When it was counted, in epoch milliseconds, and whose midnight it was. */
  countedAt: number;
  zone: string;
};
