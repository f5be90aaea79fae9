import { rankDataRoutes } from '../routes/contest/rank-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const rankDataApi = serviceApi(rankDataRoutes, { tagsOf: { getRank: ['Rank'] } });

export const { useGetRankQuery } = rankDataApi;
