import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { imagesOfRows } from '../../../shared/images-of-rows.ts';
import { PageSection } from '../../../shared/page-section.tsx';

const target = 200;

/** Two rows of what is looked at most; nothing if that can't be read. */
export function PopularImages() {
  const { data } = useGetImagesQuery({ sort: 'hottest', maxResultCount: 16 });
  if (!data || data.items.length === 0) return null;
  return (
    <PageSection title="大家在看" more={{ href: '/gallery', label: '去图库' }}>
      <ImageRows images={imagesOfRows(data.items, 2, target)} label="大家在看的图片" target={target} isBelowFold />
    </PageSection>
  );
}
