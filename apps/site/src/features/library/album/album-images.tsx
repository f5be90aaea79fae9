import { useGetAlbumImagePagesInfiniteQuery } from '@tuyuan/api-client/library/album-data.ts';
import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { albumImagesArgument } from '../../../shared/album-images.ts';
import { growingList } from '../../../shared/growing-list.ts';
import { ImageList } from '../../../shared/image-list.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { photographerAlbumsPath } from '../../../shared/photographer-paths.ts';

const targets = { wide: 260, narrow: 160 };

/** Shows the album's images with infinite scrolling. */
export function AlbumImages({ album }: { readonly album: AlbumDetail }) {
  const { id, title, author } = album;
  const list = growingList(useGetAlbumImagePagesInfiniteQuery(albumImagesArgument(id)));
  return (
    <PageSection title="图片">
      <ImageList
        list={list}
        label={`图集「${title}」的图片`}
        targets={targets}
        isBelowFold
        empty={
          <EmptyState
            icon="image"
            title="这个图集里还没有图片"
            text="可以先看看这位摄影师的其他图集。"
            actions={
              <ButtonLink href={photographerAlbumsPath(author.id)} size="small">
                看其他图集
              </ButtonLink>
            }
          />
        }
      />
    </PageSection>
  );
}
