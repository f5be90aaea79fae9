import { useGetImageDecisionsQuery } from '@tuyuan/api-client/library/image-decision.ts';
import { useGetOwnImagesQuery } from '@tuyuan/api-client/library/own-image.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { BulkDialog } from '../edit/bulk-dialog.tsx';
import { EditDialog } from '../edit/edit-dialog.tsx';
import { NoWorks } from './no-works.tsx';
import styles from './photo-works.module.css';
import { RejectedPanel } from './rejected-panel.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { useToldOfReviews } from './use-told-of-reviews.ts';
import { useWorkActions } from './use-work-actions.ts';
import { WorkRows } from './work-rows.tsx';
import { pageCountOf, readWorksState, type WorksState, worksArgument, worksPath, worksTabs } from './works-state.ts';
import { WorksToolbar } from './works-toolbar.tsx';

const firstRejected = { reviewState: 'rejected', maxResultCount: 50 } as const;

/** A photographer's own pictures by state, with what was counted of them; rejected ones first. */
export function PhotoWorks() {
  const [query] = useSearchParams();
  const state = readWorksState(query);
  const navigate = useNavigate();
  const actions = useWorkActions();
  useToldOfReviews();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isEditing, setEditing] = useState(false);
  const { data, currentData, isError, isFetching, refetch } = useGetOwnImagesQuery(worksArgument(state));
  const counts = data?.counts;
  const hasRejected = (counts?.rejected ?? 0) > 0 && (state.tab === 'all' || state.tab === 'rejected');
  const { data: rejected } = useGetOwnImagesQuery(firstRejected, { skip: !hasRejected });
  const decisions = useDecisions([...(currentData?.items ?? []), ...(hasRejected ? (rejected?.items ?? []) : [])]);

  if (!data)
    return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  if (counts && counts.all + counts.deleted === 0) return <NoWorks />;
  const images = currentData?.items ?? [];
  const picked = images.filter(({ id, abilities }) => chosen.has(id) && abilities.edit);
  const looked = [...images, ...(rejected?.items ?? [])].find(({ id }) => id === state.imageId);
  return (
    <>
      <StatisticsPanel
        state={state}
        title={looked?.title}
        hasPublished={(counts?.approved ?? 0) + (counts?.offline ?? 0) > 0}
      />
      <Tabs
        label="状态"
        tabs={worksTabs.map(({ tab, label }) => ({
          href: worksPath({ ...state, tab, page: 1 }),
          label,
          count: formatCount(counts?.[tab] ?? 0),
          isCurrent: tab === state.tab,
        }))}
      />
      {hasRejected && rejected && (
        <RejectedPanel
          images={rejected.items}
          total={rejected.totalCount}
          decisions={decisions}
          state={state}
          actions={actions}
        />
      )}
      <WorksToolbar key={state.keyword} state={state} />
      {currentData && images.length === 0 && <NothingHere state={state} />}
      {!currentData && <PanelsSkeleton />}
      {images.length > 0 && (
        <WorkRows
          images={images}
          decisions={decisions}
          state={state}
          chosen={chosen}
          actions={actions}
          onChoose={setChosen}
          onEdit={() => setEditing(true)}
        />
      )}
      <div className={styles.foot}>
        {(state.tab === 'offline' || state.tab === 'deleted') && (
          <p>卖出的授权一直可以下载，下架和删除都不影响买家。</p>
        )}
        <Pagination
          current={state.page}
          pageCount={pageCountOf(currentData?.totalCount ?? 0)}
          hrefOf={(page) => worksPath({ ...state, page })}
        />
      </div>
      {isEditing && (
        <BulkDialog
          ids={picked.map(({ id }) => id)}
          onClose={() => {
            setEditing(false);
            setChosen(new Set());
          }}
        />
      )}
      {state.editId !== undefined && (
        <EditDialog
          id={state.editId}
          actions={actions}
          onClose={() => void navigate(worksPath({ ...state, editId: undefined }), { preventScrollReset: true })}
        />
      )}
    </>
  );
}

/** What was decided on those that are in review or rejected, by image. */
function useDecisions(images: readonly { readonly id: number; readonly reviewState: string }[]) {
  const ids = [
    ...new Set(images.filter(({ reviewState }) => /^(pending|rejected)$/.test(reviewState)).map(({ id }) => id)),
  ];
  const { data } = useGetImageDecisionsQuery({ imageIds: ids.slice(0, 200) }, { skip: ids.length === 0 });
  return useMemo(() => new Map(data?.items.map((decision) => [decision.imageId, decision])), [data]);
}

function NothingHere({ state }: { readonly state: WorksState }) {
  const label = worksTabs.find(({ tab }) => tab === state.tab)?.label ?? '';
  if (state.keyword !== '')
    return <EmptyState title={`没有找到和「${state.keyword}」有关的图片`} text="换一个词，或者看看其他状态。" />;
  return <EmptyState icon="image" title={state.tab === 'all' ? '还没有图片' : `没有${label}的图片`} />;
}
