import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import type { CategoryNode } from '@tuyuan/contract/library/album-category-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { ImageListSkeleton } from '../../../shared/image-list-skeleton.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { imagesOfRows } from '../../../shared/images-of-rows.ts';
import { listCount } from '../../../shared/list-count.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { topImagesArgument } from './category-queries.ts';

const ROWS = 4;
const TARGET = 240;

/** Shows the category's most popular images, with a link to all. */
export function TopImages({ category }: { readonly category: Pick<CategoryNode, 'id' | 'name'> }) {
  const { currentData, isError, isFetching, refetch } = useGetImagesQuery(topImagesArgument(category.id));
  const all = {
    href: `/gallery?categoryIds=${category.id}`,
    label: currentData ? `全部 ${listCount(currentData)} 张` : '全部',
  };
  return (
    <PageSection title="最热图片" more={currentData?.items.length === 0 ? undefined : all}>
      {currentData?.items.length === 0 ? (
        <EmptyState
          icon="image"
          title={`「${category.name}」里还没有图片`}
          text="先看看图库里的其他图片。"
          actions={
            <ButtonLink href="/gallery" size="small">
              去图库看看
            </ButtonLink>
          }
        />
      ) : currentData ? (
        <ImageRows
          images={imagesOfRows(currentData.items, ROWS, TARGET)}
          label={`${category.name}的最热图片`}
          target={TARGET}
          isBelowFold
        />
      ) : isError && !isFetching ? (
        <ErrorState title="图片没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <ImageListSkeleton />
      )}
    </PageSection>
  );
}
