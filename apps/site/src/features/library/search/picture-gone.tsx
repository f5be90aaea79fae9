import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { pictureSearchRequest } from '../../../shared/picture-search/picture-search-request.ts';
import { SearchFrame } from './search-frame.tsx';
import { searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';

/** In place of results: the picture that was searched with is deleted, or the image of the library is gone. */
export function PictureGone({ search }: { readonly search: Search }) {
  const { kind, state } = search;
  const isOwn = state.picture !== undefined && 'tempKey' in state.picture.source;
  return (
    <SearchFrame search={search} total={undefined}>
      <EmptyState
        icon="image"
        title={isOwn ? '搜索图片已删除，请重新选图' : '这张图片已经不在了'}
        text={isOwn ? '上传的图片只保留 1 小时。其他条件都还在。' : undefined}
        actions={
          <>
            <Button size="small" kind="primary" onClick={() => pictureSearchRequest.set({})}>
              重新选图
            </Button>
            <ButtonLink size="small" href={searchPath(kind, { ...state, picture: undefined })}>
              不用图片搜索
            </ButtonLink>
          </>
        }
      />
    </SearchFrame>
  );
}
