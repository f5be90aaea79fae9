import type { getTheme, updateTheme } from '@tuyuan/contract/site/mfui-setting.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const mfuiSettingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTheme: build.query<ResultOf<typeof getTheme>, ArgumentOf<typeof getTheme>>({
      query: callOf<typeof getTheme>('GET', '/api/services/app/mFUISetting/GetTheme'),
      extraOptions: { quiet: true },
      providesTags: ['Site'],
    }),
    updateTheme: build.mutation<ResultOf<typeof updateTheme>, ArgumentOf<typeof updateTheme>>({
      query: callOf<typeof updateTheme>('POST', '/api/services/app/mFUISetting/UpdateTheme'),
      invalidatesTags: ['Site'],
    }),
  }),
});

export const { useGetThemeQuery, useUpdateThemeMutation } = mfuiSettingApi;
