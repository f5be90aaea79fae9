import { callOf } from '../route.ts';
import { panoramaDataRoutes } from '../routes/library/panorama-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const panoramaDataApi = serviceApi(panoramaDataRoutes, { tags: ['Panorama'] });

export const { useGetPanoramasQuery, useGetPanoramaQuery, useGetPanoQuery } = panoramaDataApi;

/** In the preview of a draft, asks for that: its token is in the page’s address. */
function previewOf(id: number): string | undefined {
  const query = new URLSearchParams(globalThis.location?.search);
  return query.get('id') === `${id}` ? (query.get('preview') ?? undefined) : undefined;
}

panoramaDataApi.enhanceEndpoints({
  endpoints: {
    getPanorama: {
      query: ({ id }) => callOf(panoramaDataRoutes.getPanorama)({ id, preview: previewOf(id) }),
    },
  },
});
