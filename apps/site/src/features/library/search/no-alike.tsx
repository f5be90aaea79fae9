import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { emptyImageFilter, writeImageFilter } from '../../../shared/image-filter.ts';
import type { PictureQuery } from '../../../shared/picture-search/picture-query.ts';
import { searchPath } from './search-state.ts';
import type { Search } from './use-search.ts';
import { lowerLikeness, otherPart } from './ways-on.ts';

interface NoAlikeProps {
  readonly search: Search;
  readonly picture: PictureQuery;
  /** How many are less alike than asked for. */
  readonly hidden: number;
}

/** Nothing is alike enough: another part of the picture, a lower likeness, or fewer conditions. */
export function NoAlike({ search, picture, hidden }: NoAlikeProps) {
  const { kind, state, change } = search;
  const lower = lowerLikeness(picture);
  const other = otherPart(picture);
  const isNarrowed = kind === 'photo' && writeImageFilter(state.filter).size > 0;
  return (
    <EmptyState
      icon="image"
      title={`没有找到相似度 ${picture.minLikeness}% 以上的${kind === 'gallery' ? '图集' : '图片'}`}
      text={wayOn(other !== undefined, hidden > 0 && lower !== undefined)}
      actions={
        <>
          {other && (
            <ButtonLink size="small" href={searchPath(kind, { ...state, picture: other.picture })}>
              {other.text}
            </ButtonLink>
          )}
          {lower !== undefined && hidden > 0 && (
            <ButtonLink size="small" href={searchPath(kind, { ...state, picture: { ...picture, minLikeness: lower } })}>
              相似度降到 {lower}%
            </ButtonLink>
          )}
          {isNarrowed && (
            <Button size="small" onClick={() => change({ filter: emptyImageFilter })}>
              清除全部筛选
            </Button>
          )}
        </>
      }
    />
  );
}

function wayOn(hasOtherPart: boolean, hasLower: boolean): string | undefined {
  if (hasOtherPart) return '可以换一块画面再搜。';
  return hasLower ? '相似度降低一些，可以看到更多。' : undefined;
}
