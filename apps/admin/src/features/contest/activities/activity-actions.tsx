import { useExportEntriesMutation } from '@tuyuan/api-client/contest/activity-export.ts';
import {
  useCancelActivityMutation,
  useDeleteActivityMutation,
  usePublishActivityMutation,
} from '@tuyuan/api-client/contest/activity-management.ts';
import type { ActivityDraft } from '@tuyuan/contract/contest/activity-management.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { activityPath, paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';

interface ActivityActionsProps {
  readonly activity: ActivityDraft;
  readonly isDirty: boolean;
  readonly onChanged: (activity: ActivityDraft) => void;
  readonly onRemoved: () => void;
}

/** What can be done with the whole activity in its state. */
export function ActivityActions({ activity, isDirty, onChanged, onRemoved }: ActivityActionsProps) {
  const { id, name, revision, progressState, entrants } = activity;
  const { modal } = App.useApp();
  const mayDo = usePermissions();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const [publish, { isLoading }] = usePublishActivityMutation();
  const [exportEntries] = useExportEntriesMutation();
  const [cancel] = useCancelActivityMutation();
  const [remove] = useDeleteActivityMutation();
  const [isCancelling, setCancelling] = useState(false);
  const isDraft = progressState === 'draft';
  const isOver = progressState === 'finished' || progressState === 'cancelled';

  async function deleteDraft(): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除草稿「${name}」？`,
      content: '不能恢复。',
      okText: '删除',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    onRemoved();
    if (await attempt(() => remove({ id }).unwrap(), '已删除')) await navigate(paths.activities);
  }

  return (
    <>
      {!isDraft && mayDo('Pages.Activities.Review') && (
        <>
          <Button onClick={() => void navigate(`${activityPath(id)}/entries`)}>审核作品</Button>
          <Button onClick={() => void navigate(`${activityPath(id)}/entrants`)}>参加者</Button>
        </>
      )}
      {!isDraft && activity.facts.stages.vote && mayDo('Pages.Activities.Edit') && (
        <Button onClick={() => void navigate(`${activityPath(id)}/votes`)}>票</Button>
      )}
      {!isDraft && activity.facts.stages.judge && mayDo('Pages.Activities.Edit') && (
        <Button onClick={() => void navigate(`${activityPath(id)}/jury`)}>评审</Button>
      )}
      {!isDraft && activity.facts.stages.publicity && mayDo('Pages.Activities.Edit') && (
        <Button onClick={() => void navigate(`${activityPath(id)}/objections`)}>异议</Button>
      )}
      {!isDraft && activity.facts.rules.prizes.length > 0 && mayDo('Pages.Activities.Edit') && (
        <Button onClick={() => void navigate(`${activityPath(id)}/awards`)}>获奖</Button>
      )}
      {!isDraft && mayDo('Pages.Activities.Edit') && (
        <ExportButton label="导出作品" onExport={(format) => exportEntries({ activityId: id, format }).unwrap()} />
      )}
      {!isDraft && (
        <Button href={`/activity/brief?id=${id}`} target="_blank">
          看页面
        </Button>
      )}
      {isDraft && mayDo('Pages.Activities.Delete') && <Button onClick={() => void deleteDraft()}>删除</Button>}
      {isDraft && mayDo('Pages.Activities.Edit') && (
        <Button
          type="primary"
          loading={isLoading}
          disabled={isDirty}
          title={isDirty ? '先保存' : undefined}
          onClick={() =>
            void attempt(async () => onChanged(await publish({ id, revision }).unwrap()), '已发布，大家都看得到了')
          }
        >
          发布
        </Button>
      )}
      {!isDraft && !isOver && mayDo('Pages.Activities.Delete') && (
        <Button danger onClick={() => setCancelling(true)}>
          取消活动
        </Button>
      )}
      {isCancelling && (
        <ReasonDialog
          question={{
            title: `取消「${name}」？`,
            effects: ['活动页显示已取消和原因，不能恢复', `通知 ${entrants} 位参加者`],
            readBy: '所有人都看得到。',
            isRequired: true,
            okText: '取消活动',
            isDangerous: true,
          }}
          onAnswer={async (reason) => {
            onChanged(await cancel({ id, reason }).unwrap());
            setCancelling(false);
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
