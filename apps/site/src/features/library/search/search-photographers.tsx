import { useSearchPhotographersQuery } from '@tuyuan/api-client/library/advance-image-search.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { isRefused } from './is-refused.ts';
import { NothingFound } from './nothing-found.tsx';
import { PhotographerRow } from './photographer-row.tsx';
import { SearchFrame } from './search-frame.tsx';
import { SearchHeading } from './search-heading.tsx';
import styles from './search-photographers.module.css';
import { SearchRefused } from './search-refused.tsx';
import { PHOTOGRAPHERS_A_PAGE, photographersArgument, searchPath } from './search-state.ts';
import { useSearch } from './use-search.ts';

/** Photographers found by name, sign or region. */
export function SearchPhotographers() {
  const search = useSearch('photographer');
  const { state } = search;
  const { currentData, error, isError, isFetching, refetch } = useSearchPhotographersQuery(
    photographersArgument(state),
  );
  const pageCount = Math.ceil((currentData?.totalCount ?? 0) / PHOTOGRAPHERS_A_PAGE);
  if (isRefused(error)) return <SearchRefused search={search} />;
  return (
    <SearchFrame search={search} total={currentData}>
      <SearchHeading search={search} unit="位摄影师" total={currentData} reading={currentData} />
      {currentData ? (
        <>
          {currentData.items.length === 0 && <NothingFound search={search} what="摄影师" />}
          <ul className={styles.list}>
            {currentData.items.map((card) => (
              <li key={card.author.id}>
                <PhotographerRow card={card} />
              </li>
            ))}
          </ul>
          <div className={styles.pages}>
            <Pagination
              current={state.page}
              pageCount={pageCount}
              hrefOf={(page) => searchPath('photographer', { ...state, page })}
            />
          </div>
        </>
      ) : isError && !isFetching ? (
        <ErrorState title="摄影师没有加载出来" text="可以再试一次。" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={136} />
      )}
    </SearchFrame>
  );
}
