import { callOf } from '../route.ts';
import { indexDataRoutes } from '../routes/site/index-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const indexDataApi = serviceApi(indexDataRoutes, { tags: ['Site'], tagsOf: { getLibraryFigures: ['Image'] } });

export const {
  useGetWebSettingsQuery,
  useGetSystemSettingQuery,
  useGetHomeNavigationQuery,
  useGetHomeDataBlocksQuery,
  useGetCarouselsQuery,
  useGetFriendLinksQuery,
  useGetLibraryFiguresQuery,
} = indexDataApi;

indexDataApi.enhanceEndpoints({
  endpoints: {
    // Past every cache on the way.
    getSystemSetting: { query: () => callOf(indexDataRoutes.getSystemSetting)({ _t: Date.now() }) },
  },
});
