import { useGetPhotographerRankQuery } from '@tuyuan/api-client/library/photographer-data.ts';
import { PhotographerTile } from '../../../shared/photographer-tile.tsx';
import { CardRow } from './card-row.tsx';
import { HomeSection } from './home-section.tsx';

/** Shows the month's best photographers by ranking. */
export function Photographers({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetPhotographerRankQuery({ maxResultCount: count });
  if (!data || data.items.length === 0) return null;
  return (
    <HomeSection title={title || '本月摄影师'} more={{ href: '/photographer/rank', label: '排行榜' }}>
      <CardRow
        items={data.items}
        columns={3}
        getKey={({ author }) => author.id}
        renderCard={(card) => <PhotographerTile card={card} />}
      />
    </HomeSection>
  );
}
