import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { SearchFrame } from './search-frame.tsx';
import type { Search } from './use-search.ts';

/** In place of results: the words can not be searched for. */
export function SearchRefused({ search }: { readonly search: Search }) {
  return (
    <SearchFrame search={search} total={undefined}>
      <EmptyState
        icon="warning"
        title="搜索词含有本站不允许的词"
        text="请换个说法再搜一次。"
        actions={
          <ButtonLink size="small" href="/gallery">
            去图库看看
          </ButtonLink>
        }
      />
    </SearchFrame>
  );
}
