import { useGetPanoramasQuery } from '@tuyuan/api-client/library/panorama-data.ts';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { ListSearch } from '../../../shared/paged-list/list-search.tsx';
import { PagedList } from '../../../shared/paged-list/paged-list.tsx';
import { PanoramaTile } from '../../../shared/panorama-tile.tsx';
import { panoramasArgument, panoramasPath, panoramasPerPage, readPanoramaFilter } from './panorama-queries.ts';

const sorts = [
  ['newest', '最新'],
  ['hottest', '最热'],
] as const;

/** All published panoramas. */
export function PanoramaListView() {
  const [params] = useSearchParams();
  const filter = readPanoramaFilter(params);
  const isFiltered = panoramasPath(filter) !== '/vr';
  return (
    <PagedList
      title="全景"
      tools={
        <ListSearch
          label="搜全景"
          placeholder="标题、地点或作者"
          keyword={filter.keyword}
          hrefOf={(keyword) => panoramasPath({ ...filter, page: 1, keyword })}
        />
      }
      tabs={
        <Tabs
          label="全景的顺序"
          tabs={sorts.map(([sort, label]) => ({
            href: panoramasPath({ ...filter, sort, page: 1 }),
            label,
            isCurrent: filter.sort === sort,
          }))}
        />
      }
      query={useGetPanoramasQuery(panoramasArgument(filter))}
      page={filter.page}
      perPage={panoramasPerPage}
      hrefOf={(page) => panoramasPath({ ...filter, page })}
      empty={{
        icon: 'panorama',
        title: filter.keyword ? `没有找到「${filter.keyword}」` : '这里还没有全景',
        href: isFiltered ? '/vr' : undefined,
        hrefText: '看全部全景',
      }}
    >
      {(panoramas, gridClass) => (
        <div className={gridClass}>
          {panoramas.map((panorama) => (
            <PanoramaTile key={panorama.id} panorama={panorama} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
