import { storageRoutes } from '../routes/site/storage.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetStorageQuery } = serviceApi(storageRoutes, { tags: ['Image', 'Job'] });
