import { useSearchImagesQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { emptyImageFilter, filterArgument } from '../../../shared/image-filter.ts';
import { conditionsOf, type Trees } from '../../../shared/image-filter-conditions.ts';
import { relaxationWord } from '../../../shared/relaxation-word.ts';
import { relaxedFilter } from '../../../shared/relaxations.ts';
import type { Gallery } from './use-gallery.ts';

interface NoImagesProps {
  readonly gallery: Gallery;
  readonly trees: Trees;
}

/** No image fits: which condition to drop, and what that would bring. */
export function NoImages({ gallery, trees }: NoImagesProps) {
  const { state, change } = gallery;
  const { filter } = state;
  const conditions = conditionsOf(filter, trees);
  const { currentData } = useSearchImagesQuery(
    { ...filterArgument(filter), maxResultCount: 0 },
    { skip: conditions.length === 0 },
  );
  if (conditions.length === 0) {
    return <EmptyState icon="image" title="这里还没有图片" text="图片通过审核后会出现在这里。" />;
  }
  const [condition] = conditions;
  const offers = (currentData?.relaxations ?? []).flatMap((relaxation) =>
    relaxation.condition === 'keyword' || relaxation.condition === 'meaning'
      ? []
      : [{ ...relaxation, condition: relaxation.condition }],
  );
  const [best] = offers;
  return (
    <EmptyState
      title={
        conditions.length === 1 && condition
          ? `没有符合「${condition.text}」的图片`
          : `没有同时符合 ${conditions.length} 个条件的图片`
      }
      text={best && `${relaxationWord(best, filter, trees)}可以看到 ${formatCount(best.gain)} 张`}
      actions={
        <>
          {offers.map((offer) => (
            <Button
              key={offer.condition}
              size="small"
              onClick={() => change({ filter: relaxedFilter(filter, offer.condition) })}
            >
              {relaxationWord(offer, filter, trees)}
            </Button>
          ))}
          <Button size="small" kind="text" onClick={() => change({ filter: emptyImageFilter })}>
            清除全部筛选
          </Button>
        </>
      }
    />
  );
}
