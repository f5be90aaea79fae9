import { BookOutlined, MoreOutlined, PlusOutlined } from '@ant-design/icons';
import { useGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import {
  useDeleteSavedViewMutation,
  useGetSavedViewsQuery,
  useUpdateSavedViewMutation,
} from '@tuyuan/api-client/library/saved-view.ts';
import type { SavedView } from '@tuyuan/contract/library/saved-view.ts';
import { maxSavedViews } from '@tuyuan/contract/library/saved-view-limit.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState } from '../../../shared/list/list-state.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { imageFilters } from './image-filters.ts';
import styles from './image-views.module.css';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

/** Kept out of a view: where in the list one was, and how it was shown. */
const passing = ['page', 'size', 'view'];

/** The list's address as a view keeps it. */
function viewQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => !passing.includes(name)));
  kept.sort();
  return kept.toString();
}

/** The caller's saved views as chips, and what makes, changes and deletes them. */
export function ImageViews() {
  const { data } = useGetSavedViewsQuery();
  const [query, setQuery] = useSearchParams();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const attempt = useAttempt();
  const [chosenId, setChosenId] = useState<number>();
  const [named, setNamed] = useState<SavedView | 'new'>();
  const views = data?.items ?? [];
  const now = viewQuery(query);
  const chosen = views.find(({ id }) => id === chosenId);
  const active = chosen ?? views.find((view) => view.query === now);
  const isChanged = chosen !== undefined && chosen.query !== now;
  const mayAdd = now !== '' && views.length < maxSavedViews && views.every((view) => view.query !== now);
  if (data === undefined || (views.length === 0 && !mayAdd)) return null;

  function show(view: SavedView | undefined): void {
    const next = new URLSearchParams(view?.query ?? '');
    for (const name of ['size', 'view']) for (const value of query.getAll(name)) next.append(name, value);
    setChosenId(view?.id);
    setQuery(next);
  }

  return (
    <div className={styles.views}>
      <span className={styles.label} id="views">
        视图
      </span>
      <ul className={styles.chips} aria-labelledby="views">
        {views.map((view) => (
          <li key={view.id} className={styles.chip} data-active={view === active || undefined}>
            <button
              type="button"
              className={styles.open}
              aria-pressed={view === active}
              onClick={() => show(view === active && !isChanged ? undefined : view)}
            >
              <BookOutlined aria-hidden />
              {view.name}
              <ViewCount query={view.query} />
            </button>
            {view === active && (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: [
                    { key: 'rename', label: '改名', onClick: () => setNamed(view) },
                    {
                      key: 'delete',
                      label: '删除视图',
                      danger: true,
                      onClick: () => void attempt(() => remove({ id: view.id }).unwrap(), `已删除视图「${view.name}」`),
                    },
                  ],
                }}
              >
                <button type="button" className={styles.more} aria-label={`视图「${view.name}」的更多操作`}>
                  <MoreOutlined />
                </button>
              </Dropdown>
            )}
          </li>
        ))}
      </ul>
      {mayAdd && (
        <button type="button" className={styles.add} onClick={() => setNamed('new')}>
          <PlusOutlined aria-hidden />
          存为视图
        </button>
      )}
      {isChanged && (
        <span className={styles.changed}>
          视图改过
          <Button
            size="small"
            onClick={() =>
              void attempt(() => update({ ...chosen, query: now }).unwrap(), `已更新视图「${chosen.name}」`)
            }
          >
            更新视图
          </Button>
        </span>
      )}
      <Suspense>
        {named && (
          <ViewDialog
            view={named === 'new' ? undefined : named}
            query={now}
            onMade={setChosenId}
            onClose={() => setNamed(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

function ViewCount({ query }: { readonly query: string }) {
  const { filters, sorting } = readListState(new URLSearchParams(query), imageFilters);
  const request = { ...imageFilters.toRequest(filters, sorting), skipCount: 0, maxResultCount: 0 };
  const { data } = useGetManagedImagesQuery(request);
  return data ? (
    <span className={styles.count}>
      {formatCount(data.totalCount)}
      {data.totalCountIsLowerBound && '+'}
    </span>
  ) : null;
}
