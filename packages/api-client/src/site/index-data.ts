import type {
  getCarousels,
  getFriendLinks,
  getHomeDataBlocks,
  getHomeNavigation,
  getLibraryFigures,
  getSystemSetting,
  getWebSettings,
} from '@tuyuan/contract/site/index-data.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const indexDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWebSettings: build.query<ResultOf<typeof getWebSettings>, ArgumentOf<typeof getWebSettings>>({
      query: callOf<typeof getWebSettings>('GET', '/api/services/app/indexData/GetWebSettings'),
      providesTags: ['Site'],
    }),
    getSystemSetting: build.query<ResultOf<typeof getSystemSetting>, void>({
      query: () =>
        callOf<typeof getSystemSetting>('GET', '/api/services/app/indexData/GetSystemSetting')({ _t: Date.now() }),
      providesTags: ['Site'],
    }),
    getHomeNavigation: build.query<ResultOf<typeof getHomeNavigation>, ArgumentOf<typeof getHomeNavigation>>({
      query: callOf<typeof getHomeNavigation>('GET', '/api/services/app/indexData/GetHomeNavigation'),
      providesTags: ['Site'],
    }),
    getHomeDataBlocks: build.query<ResultOf<typeof getHomeDataBlocks>, ArgumentOf<typeof getHomeDataBlocks>>({
      query: callOf<typeof getHomeDataBlocks>('GET', '/api/services/app/indexData/GetHomeDataBlocks'),
      providesTags: ['Site'],
    }),
    getCarousels: build.query<ResultOf<typeof getCarousels>, ArgumentOf<typeof getCarousels>>({
      query: callOf<typeof getCarousels>('GET', '/api/services/app/indexData/GetCarousels'),
      providesTags: ['Site'],
    }),
    getFriendLinks: build.query<ResultOf<typeof getFriendLinks>, ArgumentOf<typeof getFriendLinks>>({
      query: callOf<typeof getFriendLinks>('GET', '/api/services/app/indexData/GetFriendLinks'),
      providesTags: ['Site'],
    }),
    getLibraryFigures: build.query<ResultOf<typeof getLibraryFigures>, ArgumentOf<typeof getLibraryFigures>>({
      query: callOf<typeof getLibraryFigures>('GET', '/api/services/app/indexData/GetLibraryFigures'),
      providesTags: ['Image'],
    }),
  }),
});

export const {
  useGetWebSettingsQuery,
  useGetSystemSettingQuery,
  useGetHomeNavigationQuery,
  useGetHomeDataBlocksQuery,
  useGetCarouselsQuery,
  useGetFriendLinksQuery,
  useGetLibraryFiguresQuery,
} = indexDataApi;
