import { useGetAlbumsQuery } from '@tuyuan/api-client/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { AlbumCard } from '../../../shared/album-card.tsx';
import { CardRow } from './card-row.tsx';
import { type BlockSource, sourcePath, sourceQuery } from './home-blocks.ts';
import { HomeSection } from './home-section.tsx';

interface AlbumRowProps extends BlockSource {
  readonly title: string;
  readonly layout: string;
}

export function AlbumRow({ title, layout, ...source }: AlbumRowProps) {
  const { data } = useGetAlbumsQuery(sourceQuery(source));
  if (!data || data.items.length === 0) return null;
  const more = { href: sourcePath(source, '/gallery?kind=album'), label: `全部 ${formatCount(data.totalCount)} 个` };
  return (
    <HomeSection title={title || '图集'} more={more}>
      <CardRow
        items={data.items}
        columns={4}
        isStrip={layout === 'strip'}
        getKey={({ id }) => id}
        renderCard={(album) => <AlbumCard album={album} />}
      />
    </HomeSection>
  );
}
