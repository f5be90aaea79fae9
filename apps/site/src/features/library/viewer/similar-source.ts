import { useGetSimilarImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { similarArgument } from '../../../shared/similar-argument.ts';
import type { ViewerSource } from './viewer-source.ts';

/** Returns an image without an album, followed by similar ones. */
export function useSimilarSource(image: ImageCard): ViewerSource {
  const { currentData } = useGetSimilarImagesQuery(similarArgument(image.id));
  const images = [image, ...(currentData?.items ?? [])];
  return { name: '相似图片', images, totalCount: images.length };
}
