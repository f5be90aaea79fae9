import { Skeleton } from 'antd';
import { useState } from 'react';
import { NotLoaded } from '../../../../shared/states/not-loaded.tsx';
import { PublishDialog } from '../publish-dialog.tsx';
import styles from './conference-overview.module.css';
import { NextStepCard } from './next-step-card.tsx';
import { OverviewChecklist } from './overview-checklist.tsx';
import { useConferenceOverview } from './use-conference-overview.ts';

/** The last step of setting a conference up: what is missing, and publishing. */
export function PublishStep({ id }: { readonly id: number }) {
  const { view, diffed } = useConferenceOverview(id);
  const [isPublishing, setPublishing] = useState(false);
  if (diffed.error !== undefined && !view && !diffed.isFetching)
    return <NotLoaded noun="发布检查" error={diffed.error} onRetry={diffed.refetch} />;
  if (!view) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  const { conference, diff, now, items, step } = view;
  return (
    <div className={styles.overview}>
      <NextStepCard conference={conference} step={step} onPublish={() => setPublishing(true)} />
      <OverviewChecklist conference={conference} items={items} now={now} />
      {isPublishing && <PublishDialog conference={conference} diff={diff} onClose={() => setPublishing(false)} />}
    </div>
  );
}
