import { useLazyFindAwardWorkQuery, useRevokeAwardMutation } from '@tuyuan/api-client/contest/award-management.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { AwardDesk, AwardWork, ManagedAward } from '@tuyuan/contract/contest/award-management.ts';
import { awardStateWords } from '@tuyuan/contract/contest/award-words.ts';
import { awardCertificatePath } from '@tuyuan/contract/contest/contest-path.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import { Button, Form, InputNumber, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { workUrl } from '../../../shared/contest/work-url.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import styles from './awards.module.css';

/** A work that is to win; without a number until it is saved. */
export interface Pick {
  readonly prize: string;
  readonly work: AwardWork;
  readonly no?: string;
}

interface PrizeCardProps {
  readonly activityId: number;
  readonly prize: AwardDesk['prizes'][number];
  /** Published and revoked ones. */
  readonly awards: readonly ManagedAward[];
  readonly picks: readonly Pick[];
  /** Works that share a place where the prize ends. */
  readonly tied: readonly AwardWork[];
  readonly isDirty: boolean;
  readonly onAdd: (work: AwardWork) => void;
  readonly onRemove: (pick: Pick) => void;
}

/** One prize: who has it, who is to get it, and a field to add a work by its number. */
export function PrizeCard(props: PrizeCardProps) {
  const { activityId, prize, awards, picks, tied, isDirty, onAdd, onRemove } = props;
  const { name, places, reward } = prize;
  const [revoking, setRevoking] = useState<ManagedAward>();
  const [revoke] = useRevokeAwardMutation();
  const given = awards.filter(({ state }) => state === 'published');
  const taken = given.length + picks.length;
  const has = (entryId: number) =>
    picks.some(({ work }) => work.entryId === entryId) || given.some((award) => award.entryId === entryId);
  const open = tied.filter(({ entryId }) => !has(entryId));
  return (
    <section className={styles.prize} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span className={styles.hint}>
          {taken} / {places} 个名额{reward !== '' && ` · ${reward}`}
        </span>
      </header>
      {awards.length + picks.length > 0 && (
        <ul className={styles.rows}>
          {awards.map((award) => (
            <Row
              key={award.id}
              work={award}
              state={
                <StatusDot tone={award.state === 'published' ? 'success' : 'error'}>
                  {awardStateWords[award.state]}
                  {award.reason !== '' && `：${award.reason}`}
                </StatusDot>
              }
            >
              <Certificate no={award.no} label="证书" />
              {award.state === 'published' && (
                <Button
                  type="link"
                  size="small"
                  danger
                  disabled={isDirty}
                  title={isDirty ? '先保存名单' : undefined}
                  onClick={() => setRevoking(award)}
                >
                  撤销
                </Button>
              )}
            </Row>
          ))}
          {picks.map((pick) => (
            <Row
              key={pick.work.entryId}
              work={pick.work}
              state={<StatusDot tone="warning">{pick.no ? awardStateWords.awarded : '还没保存'}</StatusDot>}
            >
              {pick.no && <Certificate no={pick.no} label="预览证书" />}
              <Button type="link" size="small" onClick={() => onRemove(pick)}>
                去掉
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {open.length > 0 && taken < places && (
        <div className={styles.tied}>
          <span className={styles.hint}>并列第 {open[0]?.rank} 名，名额不够都给，请选：</span>
          {open.map((work) => (
            <Button key={work.entryId} size="small" onClick={() => onAdd(work)}>
              {entryNumber(work.number)} {work.title}
            </Button>
          ))}
        </div>
      )}
      {taken < places && <AddByNumber activityId={activityId} prize={name} has={has} onAdd={onAdd} />}
      {revoking && (
        <ReasonDialog
          question={{
            title: `撤销「${revoking.title}」的${name}？`,
            effects: ['从获奖名单里去掉，不能恢复', '证书核验页显示已撤销和原因', '获奖的人收到带原因的通知'],
            readBy: '所有人都看得到。',
            suggestions: ['原始文件与参赛文件不符', '著作权有争议', '作者放弃'],
            isRequired: true,
            okText: '撤销',
            isDangerous: true,
          }}
          onAnswer={async (reason) => {
            await revoke({ id: revoking.id, reason }).unwrap();
            setRevoking(undefined);
          }}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </section>
  );
}

interface RowProps {
  readonly work: Omit<AwardWork, 'entryId'> & { readonly entryId: number | null };
  readonly state: ReactNode;
  readonly children: ReactNode;
}

function Row({ work, state, children }: RowProps) {
  const { entryId, picture, number, title, author, rank } = work;
  return (
    <li>
      {entryId !== null && picture ? (
        <img src={workUrl(entryId, picture, 320)} alt="" loading="lazy" />
      ) : (
        <span className={styles.none} />
      )}
      <div className={styles.words}>
        <b>
          {entryNumber(number)} {title}
        </b>
        <span className={styles.hint}>
          {author || '作者已注销'}
          {rank !== null && ` · 排行第 ${rank} 名`}
        </span>
      </div>
      <span className={styles.state}>{state}</span>
      <span className={styles.commands}>{children}</span>
    </li>
  );
}

function Certificate({ no, label }: { readonly no: string; readonly label: string }) {
  return (
    <Button type="link" size="small" href={resourceUrl(awardCertificatePath(no))} target="_blank">
      {label}
    </Button>
  );
}

interface AddByNumberProps {
  readonly activityId: number;
  readonly prize: string;
  readonly has: (entryId: number) => boolean;
  readonly onAdd: (work: AwardWork) => void;
}

function AddByNumber({ activityId, prize, has, onAdd }: AddByNumberProps) {
  const [number, setNumber] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const [find, { isFetching }] = useLazyFindAwardWorkQuery();

  async function add(): Promise<void> {
    if (number === null) {
      setFault('请填写作品编号');
      return;
    }
    try {
      const work = await find({ activityId, number }).unwrap();
      if (has(work.entryId)) setFault('这件作品已经在这个奖项里了');
      else {
        onAdd(work);
        setNumber(null);
        setFault(undefined);
      }
    } catch (thrown) {
      setFault(failureText(thrown));
    }
  }

  return (
    <Form.Item className={styles.add ?? ''} validateStatus={fault ? 'error' : ''} help={fault}>
      <Space.Compact>
        <InputNumber
          aria-label={`给${prize}加作品：编号`}
          placeholder="作品编号"
          min={1}
          max={999_999}
          precision={0}
          controls={false}
          value={number}
          onChange={setNumber}
          onPressEnter={() => void add()}
        />
        <Button loading={isFetching} onClick={() => void add()}>
          加作品
        </Button>
      </Space.Compact>
    </Form.Item>
  );
}
