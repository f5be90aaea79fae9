import { useGetMannerVersionsQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { Segmented, Typography } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { MannerForm } from './manner-form.tsx';
import { VersionList } from './version-list.tsx';

/** A conference's code of conduct: edits the next version; earlier ones are kept with their confirmations. */
export function MannerDesk({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useGetMannerVersionsQuery(
    { conferenceId: id },
    { refetchOnMountOrArgChange: true },
  );
  const [query, setQuery] = useSearchParams();
  if (!data)
    return error !== undefined && !isFetching ? (
      <NotLoaded noun="须知" error={error} onRetry={refetch} />
    ) : (
      <PageLoading />
    );
  const view = query.get('view') === 'versions' ? 'versions' : 'edit';
  const [newest] = data.items;
  return (
    <>
      <Segmented
        aria-label="须知"
        options={[
          { value: 'edit', label: '编辑' },
          { value: 'versions', label: `历次版本 ${data.items.length}` },
        ]}
        value={view}
        onChange={(next) => setQuery(next === 'edit' ? {} : { view: next }, { replace: true })}
      />
      <Typography.Paragraph type="secondary" style={{ marginBlock: 12 }}>
        {newest
          ? `现在是第 ${newest.version} 版，${newest.confirmedCount} / ${data.ticketCount} 人已确认${newest.mustConfirm ? '' : '（不要求确认）'}。`
          : '还没有发布过须知。'}
      </Typography.Paragraph>
      {/* What is being written stays while one looks at the versions; another version gets a new form. */}
      <div hidden={view !== 'edit'}>
        <MannerForm key={newest?.version ?? 0} conferenceId={id} newest={newest} />
      </div>
      {view === 'versions' && <VersionList versions={data.items} ticketCount={data.ticketCount} />}
    </>
  );
}
