import type { WallWork } from '@tuyuan/contract/contest/wall-data.ts';
import { JustifiedGrid } from '@tuyuan/ui/justified-grid.tsx';
import { LoadMore } from '@tuyuan/ui/load-more.tsx';
import { useLocation } from 'react-router-dom';
import type { GrowingList } from '../../../shared/growing-list.ts';
import type { Votes } from './use-votes.ts';
import { WallTile } from './wall-tile.tsx';

/** The works themselves, in rows. */
export function WallGrid({ list, votes }: { readonly list: GrowingList<WallWork>; readonly votes: Votes }) {
  const location = useLocation();
  return (
    <JustifiedGrid<WallWork>
      items={list.items}
      label="参赛作品"
      targets={{ wide: 228, narrow: 160 }}
      getKey={({ id }) => id}
      getRatio={({ width, height }) => width / height}
      renderTile={(work, slot) => <WallTile work={work} slot={slot} votes={votes} />}
      hasMore={list.hasMore}
      onReachEnd={list.loadMore}
      restoreKey={`${location.pathname}${location.search} ${location.key}`}
      footer={<LoadMore state={list.foot} onLoadMore={list.loadMore} />}
    />
  );
}
