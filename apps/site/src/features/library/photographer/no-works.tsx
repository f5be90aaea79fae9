import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';

export function NoPhotos() {
  return (
    <EmptyState
      icon="image"
      title="还没有发布图片"
      text="可以先看看其他摄影师的作品。"
      actions={
        <ButtonLink href="/photographer/rank" size="small">
          看其他摄影师
        </ButtonLink>
      }
    />
  );
}

export function NoAlbums() {
  return (
    <EmptyState
      icon="album"
      title="还没有发布图集"
      text="可以先看看全站的图集。"
      actions={
        <ButtonLink href="/gallery?kind=album" size="small">
          看全部图集
        </ButtonLink>
      }
    />
  );
}
