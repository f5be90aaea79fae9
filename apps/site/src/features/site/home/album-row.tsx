import { useGetAlbumsQuery } from '@tuyuan/api-client/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { AlbumCard } from '../../../shared/album-card.tsx';
import { CardRow } from './card-row.tsx';
import { HomeSection } from './home-section.tsx';

export function AlbumRow({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetAlbumsQuery({ maxResultCount: count });
  if (!data || data.items.length === 0) return null;
  const more = { href: '/gallery?kind=album', label: `全部 ${formatCount(data.totalCount)} 个` };
  return (
    <HomeSection title={title || '图集'} more={more}>
      <CardRow
        items={data.items}
        columns={4}
        getKey={({ id }) => id}
        renderCard={(album) => <AlbumCard album={album} />}
      />
    </HomeSection>
  );
}
