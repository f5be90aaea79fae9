import {
  useDeleteRoundMutation,
  useRaiseQuorumMutation,
  useSetRoundStateMutation,
} from '@tuyuan/api-client/contest/jury-management.ts';
import type { ManagedJuror, ManagedRound } from '@tuyuan/contract/contest/jury-management.ts';
import { type JuryState, juryKindWords, juryStateWords, maxQuorum } from '@tuyuan/contract/contest/jury-words.ts';
import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './board.module.css';
import { CalibrationReport } from './calibration-report.tsx';

const tones: Readonly<Record<JuryState, StatusTone>> = {
  draft: 'off',
  open: 'success',
  paused: 'warning',
  closed: 'info',
  published: 'info',
};

interface RoundCardProps {
  readonly round: ManagedRound;
  readonly jurors: readonly ManagedJuror[];
  readonly isStageOn: boolean;
}

/** One round: its state, how far each juror is, and what can be done with it. */
export function RoundCard({ round, jurors, isStageOn }: RoundCardProps) {
  const { id, number, kind, quorum, bestOf, state, works, belowQuorum, progress, closingReason } = round;
  const attempt = useAttempt();
  const [set] = useSetRoundStateMutation();
  const [remove] = useDeleteRoundMutation();
  const [asked, setAsked] = useState<'close' | 'quorum'>();
  const [isReported, setReported] = useState(false);
  const nameOf = (jurorId: number) => jurors.find((juror) => juror.id === jurorId)?.name ?? '';
  const missing = progress.filter(({ isMissing }) => isMissing);
  const isRunning = state === 'open' || state === 'paused';
  const isComplete = missing.length === 0 && belowQuorum === 0;
  const move = (to: 'open' | 'paused' | 'closed' | 'published', done: string) =>
    void attempt(() => set({ id, state: to }).unwrap(), done);

  return (
    <article className={styles.card} aria-label={`第 ${number} 轮`}>
      <header>
        <h3>第 {number} 轮</h3>
        <StatusDot tone={tones[state]}>{juryStateWords[state]}</StatusDot>
        <p className={styles.hint}>
          {juryKindWords[kind]} · 每件至少 {quorum} 位 · {bestOf === null ? '全部入围作品' : `上一轮前 ${bestOf} 件`}
          {state !== 'draft' && ` · ${works} 件，还不够人数的 ${belowQuorum} 件`}
        </p>
      </header>
      {progress.length > 0 && (
        <ul className={styles.progress} aria-label="进度">
          {progress.map(({ jurorId, done, total, isMissing }) => (
            <li key={jurorId}>
              <span>{nameOf(jurorId)}</span>
              <progress
                value={done}
                max={Math.max(1, total)}
                aria-label={`${nameOf(jurorId)}评了 ${done} / ${total} 件`}
              />
              <span>
                {done} / {total}
                {isMissing && !isRunning && ' · 结束时没评完'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {closingReason !== '' && <p>提前结束的原因：{closingReason}</p>}
      <div className={styles.commands}>
        {(state === 'draft' || state === 'paused') && (
          <Button
            type="primary"
            disabled={!isStageOn}
            title={isStageOn ? undefined : '到评审时间才能开始'}
            onClick={() => move('open', '开始了')}
          >
            {state === 'draft' ? '开始评审' : '继续'}
          </Button>
        )}
        {state === 'open' && <Button onClick={() => move('paused', '已暂停')}>暂停</Button>}
        {isRunning && (
          <Button onClick={() => (isComplete ? move('closed', '已结束') : setAsked('close'))}>结束这一轮</Button>
        )}
        {(isRunning || state === 'draft') && <Button onClick={() => setAsked('quorum')}>提高人数</Button>}
        {state === 'closed' && (
          <Button type="primary" onClick={() => move('published', '已公布')}>
            公布
          </Button>
        )}
        {state === 'draft' ? (
          <Button danger onClick={() => void attempt(() => remove({ id }).unwrap(), '已删除')}>
            删除
          </Button>
        ) : (
          <Button aria-expanded={isReported} onClick={() => setReported(!isReported)}>
            校准
          </Button>
        )}
      </div>
      {isReported && <CalibrationReport roundId={id} />}
      {asked === 'close' && (
        <ReasonDialog
          question={{
            title: `还没评完，结束第 ${number} 轮？`,
            effects: [
              ...(missing.length > 0
                ? [`没评完的评委：${missing.map(({ jurorId }) => nameOf(jurorId)).join('、')}`]
                : []),
              ...(belowQuorum > 0 ? [`${belowQuorum} 件作品还不够 ${quorum} 位评委`] : []),
              '结束后不能再评，已给的分都算',
            ],
            readBy: '和没评完的评委一起记下来。',
            isRequired: true,
            okText: '结束',
            isDangerous: true,
          }}
          onAnswer={async (reason) => {
            await set({ id, state: 'closed', reason }).unwrap();
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'quorum' && <QuorumDialog id={id} quorum={quorum} onClose={() => setAsked(undefined)} />}
    </article>
  );
}

interface QuorumDialogProps {
  readonly id: number;
  readonly quorum: number;
  readonly onClose: () => void;
}

function QuorumDialog({ id, quorum, onClose }: QuorumDialogProps) {
  const [raise] = useRaiseQuorumMutation();
  return (
    <RecordDialog<{ readonly quorum: number }>
      name="raise-quorum"
      title="提高每件的评委数"
      initial={{ quorum }}
      save={async (fields) => {
        await raise({ id, ...fields }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="quorum" label="每件至少几位评委评" rules={[{ required: true, message: '请填写人数' }]}>
        <InputNumber min={quorum} max={maxQuorum} precision={0} autoFocus />
      </Form.Item>
    </RecordDialog>
  );
}
