import { useGetManagedConferenceQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { Alert, Button } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortTime } from '../../../shared/list/short-time.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { conferencePath } from '../../../shared/paths.ts';
import { ConferenceMissing, isGone } from '../../../shared/states/conference-missing.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import styles from './conference-desk.module.css';
import { ConferenceMenu } from './conference-menu.tsx';

interface ConferenceDeskProps {
  readonly id: number;
  /** The key is the last part of the address. */
  readonly page: { readonly key: string; readonly label: string };
  readonly children: ReactNode;
}

/** A page of a conference under its head. */
export function ConferenceDesk({ id, page, children }: ConferenceDeskProps) {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { data, error, isFetching, refetch } = useGetManagedConferenceQuery({ id });
  // A conference deleted meanwhile may still be cached.
  if (!data || isGone(error)) return <ConferenceMissing error={error} isFetching={isFetching} onRetry={refetch} />;
  return (
    <>
      {/* Where there is room the menu says it. */}
      <p className={styles.conference}>{data.title}</p>
      <PageHead
        title={page.label}
        tabTitle={`${page.label} · ${data.title}`}
        actions={
          <>
            {data.storedState === 'draft' && mayOpen(conferencePath(id, 'setup')) && (
              <Button onClick={() => void navigate(conferencePath(id, 'setup/base'))}>继续筹备</Button>
            )}
            <ConferenceMenu conference={data} />
          </>
        }
        note={
          data.storedState === 'draft'
            ? '草稿，还没有发布'
            : `第 ${data.version} 版${data.publishedAt === null ? '' : `，${shortTime(data.publishedAt, new Date())} 发布`}`
        }
      />
      <ClosedNote conference={data} />
      {/* The page's own column would stretch buttons that stand alone. */}
      <div>
        <Suspense key={page.key} fallback={<PageLoading />}>
          {children}
        </Suspense>
      </div>
    </>
  );
}

/** Why fields below are grey. */
function ClosedNote({ conference: { storedState, cancelledReason } }: { readonly conference: ConferenceDraft }) {
  if (storedState !== 'archived' && storedState !== 'cancelled') return null;
  const text =
    storedState === 'archived'
      ? '会议已归档，基本信息和报名表不能再改。要改，先在右上角的更多操作里移出归档。'
      : `会议已取消，不能再改。原因：${cancelledReason}`;
  return <Alert showIcon type="info" title={text} style={{ marginBlockEnd: 16 }} />;
}
