import { useDeleteIdCardsMutation } from '@tuyuan/api-client/library/photographer-application.ts';
import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { wireClock, wireDay, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useEffect } from 'react';
import { photographerPath } from '../../../shared/photographer-paths.ts';
import { useSession, useSessionState } from '../../../shared/site-session.tsx';
import styles from './state-card.module.css';
import { StateCard } from './state-card.tsx';

interface Step {
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly label: string;
}

/** A photographer's first steps, and what becomes of the identity card's pictures. */
export function ApprovedState({ application }: { readonly application: OwnApplication }) {
  const { decidedAt, agreementVersion, idCardsDeletedOn } = application;
  const session = useSession();
  const { user } = useSessionState();
  const [deleteCards, { isLoading }] = useDeleteIdCardsMutation();
  const isKnown = user?.roles.includes('photographer') ?? false;
  useEffect(() => {
    // Admitted just now: menus and gates go by the session.
    if (!isKnown) void session.whenReady().then((ready) => ready.reload());
  }, [isKnown, session]);

  const steps: readonly Step[] = [
    { title: '上传第一批图片', note: '整个文件夹拖进来就行', href: '/user/upload', label: '去上传' },
    {
      title: '写一句话介绍，选背景',
      note: '买家在你的主页最先看到',
      href: '/user/main/profile/grapher',
      label: '完善资料',
    },
    { title: '看看我的主页', note: '别人看到的样子', href: photographerPath(user?.id ?? 0), label: '我的主页' },
  ];

  async function deleteNow(): Promise<void> {
    const { error } = await deleteCards({});
    if (!error) showToast({ text: '身份证照片已删除', tone: 'success' });
  }

  const facts = [
    decidedAt && `${wireShortDay(decidedAt)} ${wireClock(decidedAt)} 通过`,
    agreementVersion && `签约协议第 ${agreementVersion} 版`,
  ].filter(Boolean);
  return (
    <StateCard tone="success" icon="success" title="你已经是摄影师了" lead={facts.join(' · ')}>
      <ol className={styles.next}>
        {steps.map(({ title, note, href, label }, index) => (
          <li key={href} className={styles.nextStep}>
            <span className={styles.figure}>{index + 1}</span>
            <div>
              <b>{title}</b>
              <p>{note}</p>
            </div>
            <ButtonLink kind={index === 0 ? 'primary' : 'outline'} href={href}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ol>
      {idCardsDeletedOn !== null && (
        <p className={styles.cards}>
          <Icon name="lock" size={18} />
          身份证照片 {wireDay(idCardsDeletedOn)}自动删除
          <Button kind="text" size="small" isBusy={isLoading} onClick={() => void deleteNow()}>
            现在删
          </Button>
        </p>
      )}
    </StateCard>
  );
}
