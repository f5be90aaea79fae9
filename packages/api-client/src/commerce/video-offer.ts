import { videoOfferRoutes } from '../routes/commerce/video-offer.generated.ts';
import { serviceApi } from '../service-api.ts';

export const { useGetVideoOfferQuery, useSetVideoPricesMutation } = serviceApi(videoOfferRoutes, { tags: ['Video'] });
