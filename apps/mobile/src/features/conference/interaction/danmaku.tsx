import {
  conferenceInteractionApi,
  useGetDanmakuQuery,
  useSendDanmakuMutation,
} from '@tuyuan/api-client/conference/interaction.ts';
import { Clock, MessageSquareText } from 'lucide-react';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { say } from '../../../shared/feedback/say.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts';
import { useNow } from '../../../shared/use-now.ts';
import { ClosedBar } from './closed-bar.tsx';
import { ComposeBar } from './compose-bar.tsx';
import styles from './danmaku.module.css';
import { DanmakuList } from './danmaku-list.tsx';
import { FloatingStage } from './floating-stage.tsx';
import type { HallRoom } from './hall.ts';
import { freshHall } from './hall-query.ts';
import type { Draft } from './use-draft.ts';
import { writeFault } from './write-fault.ts';

interface DanmakuProps {
  readonly room: HallRoom;
  readonly isMuted: boolean;
  readonly draft: Draft;
  /** By the phone's clock. */
  readonly waitsUntil: number;
  onWait(seconds: number): void;
  onMuted(): unknown;
}

/** Lines that fly over a stage, the same as a list below, and a field to send one. */
export function Danmaku({ room, isMuted, draft, waitsUntil, onWait, onMuted }: DanmakuProps) {
  const lines = useKept(useGetDanmakuQuery({ roomId: room.id }, freshHall));
  const [sendLine, sending] = useSendDanmakuMutation();
  const dispatch = useApiDispatch();
  const now = useNow(1000);
  const waits = Math.max(0, Math.ceil((waitsUntil - now) / 1000));
  const { data } = lines;

  async function send(text: string, key: string): Promise<boolean> {
    const { data: sent, error } = await sendLine({ roomId: room.id, text, key });
    if (error) {
      const fault = writeFault(error);
      if (fault.waits > 0) onWait(fault.waits);
      if (fault.isMuted) void onMuted();
      return false;
    }
    if (!sent) return false;
    const { waitSeconds, ...line } = sent;
    onWait(waitSeconds);
    dispatch(
      conferenceInteractionApi.util.updateQueryData('getDanmaku', { roomId: room.id }, (list) => {
        // The hub's event may arrive before the call's answer.
        if (!list.items.some(({ id }) => id === line.id)) list.items.unshift({ ...line, isMine: true });
        else list.items = list.items.map((one) => (one.id === line.id ? { ...one, isMine: true } : one));
      }),
    );
    if (line.isPending) void say('已发出，审核后上墙');
    return true;
  }

  return (
    <div className={styles.page}>
      {data && <FloatingStage lines={data.items} />}
      {data === undefined ? (
        lines.isLoading ? (
          <ListSkeleton rows={5} />
        ) : (
          <FailureView title="弹幕没有加载出来" error={lines.error} onRetry={lines.refetch} />
        )
      ) : data.items.length === 0 ? (
        <EmptyView
          icon={MessageSquareText}
          title="还没有弹幕"
          text={room.danmakuOn ? '说一句，会飘到会场的大屏上。' : '主持人暂时没有开放弹幕。'}
        />
      ) : (
        <DanmakuList lines={data.items} now={serverNow()} />
      )}
      {isMuted ? (
        <ClosedBar>你已被会务组禁言，仍可以投票和赞同</ClosedBar>
      ) : room.danmakuOn ? (
        <ComposeBar
          label="弹幕"
          placeholder="说点什么…"
          maxLength={30}
          draft={draft}
          hint={
            room.slowSeconds > 0 ? (
              <span className={styles.slow}>
                <Clock size={15} strokeWidth={1.75} aria-hidden />
                慢速模式：每 {room.slowSeconds} 秒一条
              </span>
            ) : room.danmakuReviewed ? (
              '先审核，再上墙'
            ) : (
              ''
            )
          }
          fault={sending.error && writeFault(sending.error).text}
          isSending={sending.isLoading}
          waits={waits}
          onSend={send}
        />
      ) : (
        <ClosedBar>主持人暂时关闭了弹幕</ClosedBar>
      )}
    </div>
  );
}
