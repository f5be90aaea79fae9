import { useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { useGetMaterialsQuery } from '@tuyuan/api-client/conference/material.ts';
import { groupMaterials } from '@tuyuan/format/material-words.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import { useSessionState } from '../../../shared/site-session.tsx';
import { ConferenceFrame } from './conference-frame.tsx';
import styles from './material.module.css';

const MaterialList = deferred(async () => (await import('./material-list.tsx')).MaterialList);

/** All materials the caller may know of, by session and category. */
export function ConferenceMaterials({ id }: { readonly id: number }) {
  const { user } = useSessionState();
  const { currentData: conference } = useGetConferenceQuery({ id });
  const { currentData, isError, isFetching, refetch } = useGetMaterialsQuery({ id });
  if (!conference) return null;
  const materials = currentData?.items ?? [];
  const needsTicket = materials.some(({ door }) => door === 'ticket');
  return (
    <ConferenceFrame conference={conference} current="资料">
      {!currentData && isError && !isFetching && <ErrorState title="资料没有加载出来" onRetry={() => void refetch()} />}
      {currentData && materials.length === 0 && (
        <EmptyState icon="download" title="还没有资料" text="会议手册、讲稿与样片公布后会出现在这里。" />
      )}
      {needsTicket && (
        <p className={styles.note}>
          {user === null
            ? '部分资料凭参会票查看：登录报名时用的账号，或在手机端用参会码登录。'
            : '部分资料凭参会票查看：用有票的账号登录，或在手机端用参会码登录。'}
        </p>
      )}
      {groupMaterials(materials).map(({ title, items }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2 className={styles.groupName}>{title}</h2>
          <MaterialList items={items} />
        </section>
      ))}
    </ConferenceFrame>
  );
}
