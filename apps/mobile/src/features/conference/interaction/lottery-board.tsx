import { Gift, Hourglass, PartyPopper, Ticket } from 'lucide-react';
import { useOnline } from '../../../shared/network/use-online.ts';
import type { BoardProps } from './board.tsx';
import type { Interaction } from './hall.ts';
import styles from './lottery-board.module.css';
import { LotteryWinners } from './lottery-winners.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { useAnswer } from './use-answer.ts';

/** Entering a lottery, waiting for the draw, and whether I won. */
export function LotteryBoard(props: BoardProps) {
  const { interaction, secondsLeft } = props;
  const { state, mine, prize, winners, myEntry, commitment } = interaction;
  const { isSending, fault, send } = useAnswer(props);
  const isOnline = useOnline();
  const isOpen = state === 'open' && secondsLeft !== 0;
  const won = winners?.find(({ entry }) => entry === myEntry);
  const { icon: Icon, title, text } = standingOf(interaction, isOpen, won?.place);
  return (
    <>
      <div className={styles.card} data-won={won !== undefined} role="status">
        <Icon size={44} strokeWidth={1.5} aria-hidden />
        <p className={styles.prize}>{prize}</p>
        <p className={styles.title}>{title}</p>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {mine !== null && myEntry > 0 && (
          <p className={styles.entry}>
            我的签号 <b>{myEntry}</b>
          </p>
        )}
      </div>
      {winners && <LotteryWinners winners={winners} myEntry={myEntry} />}
      {commitment !== null && (
        <details className={styles.proof}>
          <summary>怎样保证公平</summary>
          <p>开始前就定好了随机种子，并公布它的指纹。开奖后种子公开，任何人都可以按同样的算法重抽一遍，对照结果。</p>
          <code>{commitment}</code>
        </details>
      )}
      {isOpen && mine === null && (
        <SubmitBar fault={fault} isBusy={isSending} isReady onSubmit={() => void send({})}>
          {isOnline ? '参加抽奖' : '没有网络，连上后再参加'}
        </SubmitBar>
      )}
    </>
  );
}

function standingOf({ state, mine }: Interaction, isOpen: boolean, place: number | undefined) {
  if (place !== undefined)
    return { icon: PartyPopper, title: '恭喜，你中奖了', text: `第 ${place} 位，请听主持人安排领奖` };
  if (state === 'revealed')
    return { icon: Gift, title: '已开奖', text: mine ? '这次没有抽中，谢谢参与' : '你没有参加这次抽奖' };
  if (isOpen && mine === null) return { icon: Gift, title: '正在报名', text: '每张票一次机会，已中过奖的不再参加' };
  if (isOpen) return { icon: Ticket, title: '已参加，等待开奖', text: '' };
  return { icon: Hourglass, title: '报名结束，马上开奖', text: mine ? '' : '你没有参加这次抽奖' };
}
