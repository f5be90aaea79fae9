import { wallDataRoutes } from '../routes/contest/wall-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const wallDataApi = serviceApi(wallDataRoutes, {
  tagsOf: { getWorks: ['Wall'] },
  paged: ['getWorks'],
  quiet: ['recordShown'],
});

export const { useGetWorksInfiniteQuery, useRecordShownMutation } = wallDataApi;
