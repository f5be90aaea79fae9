import { useGetInteractionRoomsQuery } from '@tuyuan/api-client/conference/interaction-management.ts';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readId } from '../../../shared/filters/query-values.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { DanmakuColumn } from './danmaku-column.tsx';
import styles from './hall-desk.module.css';
import { InteractionList } from './interaction-list.tsx';
import { QuestionColumn } from './question-column.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { useHallNews } from './use-hall-news.ts';

/** The host's desk: the halls' interactions, and what waits for moderation. */
export function HallDesk({ id: conferenceId }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useGetInteractionRoomsQuery(
    { conferenceId },
    { refetchOnMountOrArgChange: true },
  );
  const [query, setQuery] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const isHearing = useHallNews(conferenceId);
  if (!data)
    return error !== undefined && !isFetching ? (
      <NotLoaded noun="会场" error={error} onRetry={refetch} />
    ) : (
      <PageLoading />
    );
  const rooms = data.items;
  const room = rooms.find(({ id }) => id === readId(query, 'room')) ?? rooms.find(({ isLive }) => isLive) ?? rooms[0];
  return (
    <>
      {room ? (
        <>
          <RoomBar
            conferenceId={conferenceId}
            rooms={rooms}
            room={room}
            onChoose={(id) => setQuery({ room: String(id) }, { replace: true })}
            onAdd={() => setAdding(true)}
          />
          {!isHearing && (
            <Alert banner type="warning" title="实时连接断开，正在重连；页面上的数可能不是最新的。" role="status" />
          )}
          <div className={styles.columns} key={room.id}>
            <InteractionList room={room} />
            <DanmakuColumn room={room} />
            <QuestionColumn room={room} />
          </div>
        </>
      ) : (
        <StateMessage
          picture="empty"
          title="还没有会场开通互动"
          actions={
            <Button type="primary" onClick={() => setAdding(true)}>
              开通一个会场
            </Button>
          }
        >
          开通后，坐在那里的人能在手机上投票、提问、发弹幕，内容可以投到会场大屏。
        </StateMessage>
      )}
      {isAdding && <RoomDialog conferenceId={conferenceId} room={undefined} onClose={() => setAdding(false)} />}
    </>
  );
}
