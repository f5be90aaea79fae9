import { recordSearchRoutes } from '../routes/site/record-search.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useFindRecordsQuery } = serviceApi(recordSearchRoutes, {
  quiet: ['findRecords'],
  keepUnusedDataFor: { findRecords: 30 },
});
