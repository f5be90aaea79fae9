import type { Board } from '@tuyuan/contract/contest/rank-data.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Clock, Lock } from 'lucide-react';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';

const moment = (wire: string) => `${wireDay(wire)} ${wireClock(wire)}`;

/** How the board stands: it has not begun, it moves, it stands still, or it is told. */
export function BoardStrip({ board: { state, countedTo, frozenFrom, closesAt, opensAt } }: { readonly board: Board }) {
  const isFreezing = frozenFrom < closesAt;
  const words = {
    early: `投票 ${moment(opensAt)} 开始`,
    live: `延迟 60 秒${countedTo === null ? '' : `，数到 ${countedTo.slice(11)}`}${
      isFreezing ? `，${moment(frozenFrom)} 起封榜` : ''
    }`,
    frozen: `已封榜，停在 ${moment(frozenFrom)}；投票照常到 ${moment(closesAt)}`,
    provisional: `公示中，${moment(closesAt)} 投票结束，公示期内可以提出异议`,
    final: `最终结果，${moment(closesAt)} 投票结束`,
  };
  return (
    <NoticeStrip tone="info" icon={state === 'frozen' ? Lock : Clock}>
      {words[state]}
    </NoticeStrip>
  );
}
