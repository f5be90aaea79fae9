import {
  useApproveApplicationMutation,
  useGetPhotographerApplicationQuery,
} from '@tuyuan/api-client/library/photographer-management.ts';
import type { ApplicationDetail } from '@tuyuan/contract/library/photographer-management.ts';
import { App, Button, Drawer, Grid } from 'antd';
import { useState } from 'react';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './application.module.css';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationSamples } from './application-samples.tsx';
import { ApplicationStateDot } from './application-state.tsx';
import { IdCards } from './id-cards.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface ApplicationDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** One application, whole, with the decision on it. */
export function ApplicationDrawer({ id, onClose }: ApplicationDrawerProps) {
  const { data, error, refetch } = useGetPhotographerApplicationQuery({ id });
  const { md } = Grid.useBreakpoint();
  return (
    <Drawer
      open
      size={md === false ? '100%' : 880}
      title={
        data ? (
          <span className={styles.title}>
            {data.realName} <ApplicationStateDot state={data.state} />
          </span>
        ) : (
          '申请'
        )
      }
      maskClosable
      footer={data && <Decision application={data} />}
      onClose={onClose}
    >
      {data && (
        <div className={styles.parts}>
          <ApplicationFacts application={data} />
          <IdCards application={data} />
          <ApplicationSamples samples={data.samples} />
          <ApplicationHistory history={data.history} />
        </div>
      )}
      {!data && error === undefined && <PageLoading />}
      {!data && error !== undefined && <NotLoaded noun="申请" error={error} onRetry={refetch} />}
    </Drawer>
  );
}

function Decision({ application }: { readonly application: ApplicationDetail }) {
  const { id, state, realName, isDecidable } = application;
  const { message, modal } = App.useApp();
  const attempt = useAttempt();
  const [approve, { isLoading }] = useApproveApplicationMutation();
  const [isRejecting, setRejecting] = useState(false);

  async function admit(): Promise<void> {
    const isSure = await modal.confirm({
      title: `让「${realName}」成为摄影师？`,
      content: '对方马上能上传、建图集，并有自己的公开主页。',
      okText: '通过',
      cancelText: '再看看',
    });
    if (!isSure) return;
    await attempt(async () => {
      await approve({ id }).unwrap();
      message.success(`「${realName}」已经是摄影师`);
    });
  }

  if (!isDecidable)
    return (
      <p className={styles.note}>
        {state === 'pending' ? '这是你自己的申请，要由别的审核员来审。' : '这份申请现在不在等待审核。'}
      </p>
    );
  return (
    <div className={styles.decision}>
      <Button danger onClick={() => setRejecting(true)}>
        退回…
      </Button>
      <Button type="primary" loading={isLoading} onClick={() => void admit()}>
        通过
      </Button>
      {isRejecting && <RejectDialog application={application} onClose={() => setRejecting(false)} />}
    </div>
  );
}
