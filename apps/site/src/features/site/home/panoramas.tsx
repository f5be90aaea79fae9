import { useGetPanoQuery } from '@tuyuan/api-client/library/panorama-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { PanoramaTile } from '../../../shared/panorama-tile.tsx';
import { CardRow } from './card-row.tsx';
import { HomeSection } from './home-section.tsx';

/** The newest panoramas. */
export function Panoramas({ title, count }: HomeBlock) {
  const { data } = useGetPanoQuery({ maxResultCount: count });
  if (!data || data.items.length === 0) return null;
  return (
    <HomeSection title={title || '全景'} more={{ href: '/vr', label: '全部' }}>
      <CardRow
        items={data.items}
        columns={3}
        getKey={({ id }) => id}
        renderCard={(panorama) => <PanoramaTile panorama={panorama} />}
      />
    </HomeSection>
  );
}
