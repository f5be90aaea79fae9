import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { imagesOfRows } from '../../../shared/images-of-rows.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { nameOf, photographerPhotosPath } from '../../../shared/photographer-paths.ts';
import { moreArgument } from './photo-queries.ts';

const TARGET = 168;

/** Shows one row of the photographer's other images; nothing if there are none. */
export function MoreOfPhotographer({ image }: { readonly image: ImageDetail }) {
  const { currentData } = useGetImagesQuery(moreArgument(image));
  const others = currentData?.items.filter(({ id }) => id !== image.id) ?? [];
  if (!currentData || others.length === 0) return null;
  const title = `${nameOf(image.author)}的更多作品`;
  return (
    <PageSection
      title={title}
      more={{ href: photographerPhotosPath(image.author.id), label: `全部 ${formatCount(currentData.totalCount)} 张` }}
    >
      <ImageRows images={imagesOfRows(others, 1, TARGET)} label={title} target={TARGET} isBelowFold />
    </PageSection>
  );
}
