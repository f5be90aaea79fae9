import { useGetImagePagesInfiniteQuery } from '@tuyuan/api-client/library/image-data.ts';
import { useSearchParams } from 'react-router-dom';
import { growingList } from '../../../shared/growing-list.ts';
import { ImageList } from '../../../shared/image-list.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { photographerPhotosPath } from '../../../shared/photographer-paths.ts';
import { NoPhotos } from './no-works.tsx';
import { PhotoSortPicker } from './photo-sort.tsx';
import { allPhotosArgument, readPhotoSort } from './photographer-state.ts';

const targets = { wide: 240, narrow: 160 };

/** All of the photographer's images, growing while one scrolls. */
export function AllPhotos({ id }: { readonly id: number }) {
  const [query] = useSearchParams();
  const sort = readPhotoSort(query);
  const list = growingList(useGetImagePagesInfiniteQuery(allPhotosArgument(id, sort)));
  return (
    <PageSection title="全部图片" tools={<PhotoSortPicker sort={sort} path={photographerPhotosPath(id)} />}>
      <ImageList key={sort} list={list} label="全部图片" targets={targets} isBelowFold empty={<NoPhotos />} />
    </PageSection>
  );
}
