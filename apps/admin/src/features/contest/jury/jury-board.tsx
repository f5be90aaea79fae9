import { useExportBallotsMutation } from '@tuyuan/api-client/contest/activity-export.ts';
import { useAddJurorMutation, useRemoveJurorMutation } from '@tuyuan/api-client/contest/jury-management.ts';
import type { Jury, ManagedJuror } from '@tuyuan/contract/contest/jury-management.ts';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { momentSpan } from '../../../shared/wire-moment.ts';
import styles from './board.module.css';
import { CreateRoundDialog } from './create-round-dialog.tsx';
import { RoundCard } from './round-card.tsx';

interface JuryBoardProps {
  readonly activityId: number;
  readonly jury: Jury;
}

/** The coordinator's page: who judges, the rounds, and how far each juror is. Nobody changes a juror's ballots here. */
export function JuryBoard({ activityId, jury }: JuryBoardProps) {
  const { name, judgeFrom, judgeTo, isStageOn, jurors, rounds } = jury;
  const [asked, setAsked] = useState<'juror' | 'round'>();
  const [exportBallots] = useExportBallotsMutation();
  const [last] = rounds;
  const isUnfinished = last !== undefined && last.state !== 'closed' && last.state !== 'published';
  const time = judgeFrom && judgeTo ? `评审时间 ${momentSpan(judgeFrom, judgeTo)}` : '活动没有设评审时间';
  return (
    <>
      <PageHead
        title={`评审 · ${name}`}
        note={`${time}${isStageOn ? '，进行中' : ''}`}
        actions={
          <>
            <ExportButton label="导出评分" onExport={(format) => exportBallots({ activityId, format }).unwrap()} />
            <Button onClick={() => setAsked('juror')}>加评委</Button>
            <Button
              type="primary"
              disabled={isUnfinished}
              title={isUnfinished ? '上一轮还没有结束' : undefined}
              onClick={() => setAsked('round')}
            >
              新建一轮
            </Button>
          </>
        }
      />
      <section className={styles.section}>
        <h2>评委</h2>
        <Jurors activityId={activityId} jurors={jurors} />
      </section>
      <section className={styles.section}>
        <h2>轮次</h2>
        {rounds.length === 0 && <p className={styles.hint}>还没有轮次。先加评委，再新建一轮。</p>}
        {rounds.map((round) => (
          <RoundCard key={round.id} round={round} jurors={jurors} isStageOn={isStageOn} />
        ))}
      </section>
      {asked === 'juror' && <AddJurorDialog activityId={activityId} onClose={() => setAsked(undefined)} />}
      {asked === 'round' && (
        <CreateRoundDialog
          activityId={activityId}
          before={last?.number}
          jurors={jurors.filter(({ isRemoved }) => !isRemoved).length}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Jurors({ activityId, jurors }: { readonly activityId: number; readonly jurors: readonly ManagedJuror[] }) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [remove] = useRemoveJurorMutation();

  async function ask({ id, name }: ManagedJuror): Promise<void> {
    const isSure = await modal.confirm({
      title: `移除评委「${name}」？`,
      content: '不能再评；已经给的分留着，照样算。',
      okText: '移除',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => remove({ activityId, userId: id }).unwrap(), `已移除「${name}」`);
  }

  return (
    <RecordTable<ManagedJuror>
      noun="评委"
      source={jurors}
      rowKey={({ id }) => id}
      empty="还没有评委"
      columns={[
        subjectColumn<ManagedJuror>({
          key: 'name',
          title: '评委',
          name: ({ name, isRemoved }) => (isRemoved ? `${name}（已移除）` : name),
          minor: ({ userName }) => userName,
        }),
        timeColumn({ key: 'addedAt', title: '加入', hide: 'phone', at: ({ addedAt }) => addedAt }),
        actionsColumn(80, (juror) =>
          juror.isRemoved ? null : (
            <Button type="link" size="small" onClick={() => void ask(juror)}>
              移除
            </Button>
          ),
        ),
      ]}
    />
  );
}

function AddJurorDialog({ activityId, onClose }: { readonly activityId: number; readonly onClose: () => void }) {
  const [add] = useAddJurorMutation();
  return (
    <RecordDialog<{ readonly userName: string }>
      name="add-juror"
      title="加评委"
      okText="加评委"
      initial={{ userName: '' }}
      save={async (fields) => {
        await add({ activityId, ...fields }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item
        name="userName"
        label="用户名"
        extra="对方要有「作品评审」权限（如评委角色）才看得到评审台，会收到通知。自己的作品不会分给自己评。"
        rules={[{ required: true, whitespace: true, message: '请填写用户名' }]}
      >
        <Input maxLength={64} autoFocus />
      </Form.Item>
    </RecordDialog>
  );
}
