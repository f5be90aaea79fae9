import {
  useGetManagedConferenceQuery,
  useSetConferenceModulesMutation,
} from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { Alert, Button } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { type ConferencePage, isPageOn } from '../../../shared/conference/conference-groups.ts';
import { shortTime } from '../../../shared/list/short-time.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { ConferenceMissing, isGone } from '../../../shared/states/conference-missing.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './conference-desk.module.css';
import { ConferenceMenu } from './conference-menu.tsx';

interface ConferenceDeskProps {
  readonly id: number;
  /** The key is the last part of the address. */
  readonly page: ConferencePage;
  readonly children: ReactNode;
}

/** A page of a conference under its head. */
export function ConferenceDesk({ id, page, children }: ConferenceDeskProps) {
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
        actions={<ConferenceMenu conference={data} />}
        note={
          data.storedState === 'draft'
            ? '草稿，还没有发布'
            : `第 ${data.version} 版${data.publishedAt === null ? '' : `，${shortTime(data.publishedAt, new Date())} 发布`}`
        }
      />
      <ClosedNote conference={data} />
      <OffNote conference={data} page={page} />
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

/** On a page whose part of the conference is off: nobody else sees what is prepared here. */
function OffNote({ conference, page }: { readonly conference: ConferenceDraft; readonly page: ConferencePage }) {
  const attempt = useAttempt();
  const [set, { isLoading }] = useSetConferenceModulesMutation();
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  if (!('part' in page) || isPageOn(page, conference.modules)) return null;
  const { part, label } = page;
  return (
    <Alert
      showIcon
      type="info"
      title={`「${label}」关着：网站和手机上看不到。`}
      style={{ marginBlockEnd: 16 }}
      action={
        mayEdit && (
          <Button
            size="small"
            loading={isLoading}
            onClick={() =>
              void attempt(() => set({ id: conference.id, modules: { [part]: true } }).unwrap(), `已打开「${label}」`)
            }
          >
            打开
          </Button>
        )
      }
    />
  );
}
