import type { Board } from '@tuyuan/contract/contest/rank-data.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Clock, Lock } from 'lucide-react';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';

const moment = (wire: string) => `${wireDay(wire)} ${wireClock(wire)}`;

interface BoardStripProps {
  readonly board: Board;
  readonly activityId: number;
}

/** How the board stands: it has not begun, it moves, it stands still, it waits for the jury, or it is told. */
export function BoardStrip({ board, activityId }: BoardStripProps) {
  const { state, countedTo, frozenFrom, closesAt, opensAt, hasVote, shares, isJuryCounted, objectionsTo } = board;
  const waitsForJury = shares.jury > 0 && !isJuryCounted;
  const ended = `${moment(closesAt)} ${hasVote ? '投票' : '评审'}结束`;
  const isFreezing = frozenFrom < closesAt;
  const words = {
    early: hasVote ? `投票 ${moment(opensAt)} 开始` : `名次由评审决定，${moment(opensAt)} 评审结束`,
    live: `延迟 60 秒${countedTo === null ? '' : `，数到 ${countedTo.slice(11)}`}${
      isFreezing ? `，${moment(frozenFrom)} 起封榜` : ''
    }`,
    frozen: `已封榜，停在 ${moment(frozenFrom)}；投票照常到 ${moment(closesAt)}`,
    provisional: waitsForJury
      ? `评审分还没有公布，${ended}${hasVote ? '；下面只是大众投票的名次' : ''}`
      : `公示中${objectionsTo === null ? '' : `，到 ${moment(objectionsTo)}`}，之后为最终结果；${ended}`,
    final: `最终结果，${ended}`,
  };
  return (
    <NoticeStrip
      tone="info"
      icon={state === 'frozen' ? Lock : Clock}
      {...(board.takesObjections && { href: `/activity/detail/rank?id=${activityId}`, action: '提出异议' })}
    >
      {words[state]}
    </NoticeStrip>
  );
}
