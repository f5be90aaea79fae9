import { useGetSimilarImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { ImageListSkeleton } from '../../../shared/image-list-skeleton.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { imagesOfRows } from '../../../shared/images-of-rows.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { similarPath } from '../../../shared/picture-search/similar-path.ts';
import { similarArgument } from '../../../shared/similar-argument.ts';

const TARGET = 220;

/** Shows similar images in two rows. */
export function SimilarImages({ id }: { readonly id: number }) {
  const { currentData, isError, isFetching, refetch } = useGetSimilarImagesQuery(similarArgument(id));
  if (currentData?.items.length === 0) return null;
  return (
    <PageSection title="相似图片" more={{ href: similarPath(id), label: '找更多相似图片' }}>
      {currentData ? (
        <ImageRows images={imagesOfRows(currentData.items, 2, TARGET)} label="相似图片" target={TARGET} isBelowFold />
      ) : isError && !isFetching ? (
        <ErrorState title="相似图片没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <ImageListSkeleton />
      )}
    </PageSection>
  );
}
