import { pictureTakeoutRoutes } from '../routes/library/picture-takeout.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useCreateTakeoutMutation } = serviceApi(pictureTakeoutRoutes);
