import { imageMeaningRoutes } from '../routes/library/image-meaning.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetMeaningStatusQuery, useGetSeenLabelsQuery } = serviceApi(imageMeaningRoutes, {
  tags: ['Meaning'],
  quiet: ['getSeenLabels'],
});
