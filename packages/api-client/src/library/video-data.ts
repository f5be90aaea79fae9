import { videoDataRoutes } from '../routes/library/video-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const videoDataApi = serviceApi(videoDataRoutes, { tags: ['Video'] });

export const { useGetVideosQuery, useGetIndexVideosQuery, useGetVideoQuery } = videoDataApi;
