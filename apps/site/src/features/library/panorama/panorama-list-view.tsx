import { useGetPanoramasQuery } from '@tuyuan/api-client/library/panorama-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { PanoramaTile } from '../../../shared/panorama-tile.tsx';
import styles from './panorama-list-view.module.css';
import {
  type PanoramaFilter,
  panoramasArgument,
  panoramasPath,
  panoramasPerPage,
  readPanoramaFilter,
} from './panorama-queries.ts';

const sorts = [
  ['newest', '最新'],
  ['hottest', '最热'],
] as const;

/** All published panoramas. */
export function PanoramaListView() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readPanoramaFilter(query);
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1>全景</h1>
        <div className={styles.tools}>
          <search>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                const keyword = new FormData(event.currentTarget).get('q');
                void navigate(
                  panoramasPath({ ...filter, page: 1, keyword: typeof keyword === 'string' ? keyword.trim() : '' }),
                );
              }}
            >
              <input
                key={filter.keyword}
                className={styles.search}
                type="search"
                name="q"
                aria-label="搜全景"
                placeholder="标题、地点或作者"
                maxLength={60}
                defaultValue={filter.keyword}
              />
            </form>
          </search>
        </div>
      </header>
      <Tabs
        label="全景的顺序"
        tabs={sorts.map(([sort, label]) => ({
          href: panoramasPath({ ...filter, sort, page: 1 }),
          label,
          isCurrent: filter.sort === sort,
        }))}
      />
      <Panoramas filter={filter} />
    </PageFrame>
  );
}

function Panoramas({ filter }: { readonly filter: PanoramaFilter }) {
  const { data, currentData = data, isError, isFetching, refetch } = useGetPanoramasQuery(panoramasArgument(filter));
  if (!currentData)
    return isError ? (
      <ErrorState title="全景没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="400px" />
    );
  const isFiltered = panoramasPath(filter) !== '/vr';
  if (currentData.items.length === 0)
    return (
      <EmptyState
        icon="panorama"
        title={filter.keyword ? `没有找到「${filter.keyword}」` : '这里还没有全景'}
        actions={
          isFiltered && (
            <ButtonLink href="/vr" size="small">
              看全部全景
            </ButtonLink>
          )
        }
      />
    );
  return (
    <>
      <div className={styles.grid}>
        {currentData.items.map((panorama) => (
          <PanoramaTile key={panorama.id} panorama={panorama} />
        ))}
      </div>
      <div className={styles.pages}>
        <Pagination
          current={filter.page}
          pageCount={Math.ceil(currentData.totalCount / panoramasPerPage)}
          hrefOf={(page) => panoramasPath({ ...filter, page })}
        />
      </div>
    </>
  );
}
