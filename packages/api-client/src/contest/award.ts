import { awardRoutes } from '../routes/contest/award.generated.ts';
import { serviceApi } from '../service-api.ts';

export const awardApi = serviceApi(awardRoutes, {
  tagsOf: { getAwards: ['Award'], getAchievements: ['Award', 'Activity'], verifyAward: [] },
  quiet: ['getAchievements', 'verifyAward'],
});

export const { useGetAwardsQuery, useGetAchievementsQuery, useLazyVerifyAwardQuery } = awardApi;
