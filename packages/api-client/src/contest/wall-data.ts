import { wallDataRoutes } from '../routes/contest/wall-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const wallDataApi = serviceApi(wallDataRoutes, {
  tagsOf: { getWorks: ['Wall'] },
  quiet: ['recordShown'],
});

export const { useGetWorksQuery, useLazyGetWorksQuery, useRecordShownMutation } = wallDataApi;
