import { callOf, type Route } from '../route.ts';
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

/** In the preview of a draft, asks for that: its token is in the page’s address. */
const ofPreview = ({ method, path }: Route) => ({
  query: () => ({ method, path, input: { preview: /^\?preview=(.+)/.exec(globalThis.location?.search)?.[1] } }),
});

indexDataApi.enhanceEndpoints({
  endpoints: {
    getHomeNavigation: ofPreview(indexDataRoutes.getHomeNavigation),
    getHomeDataBlocks: ofPreview(indexDataRoutes.getHomeDataBlocks),
    getCarousels: ofPreview(indexDataRoutes.getCarousels),
    getFriendLinks: ofPreview(indexDataRoutes.getFriendLinks),
    // Past every cache on the way.
    getSystemSetting: { query: () => callOf(indexDataRoutes.getSystemSetting)({ _t: Date.now() }) },
  },
});
