import { DesktopOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons';
import type { ManagedRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { screenPath } from '../../../shared/paths.ts';
import { WaitingCount } from '../../../shared/waiting-count.tsx';
import styles from './hall-desk.module.css';
import { RoomDialog } from './room-dialog.tsx';

interface RoomBarProps {
  readonly conferenceId: number;
  readonly rooms: readonly ManagedRoom[];
  readonly room: ManagedRoom;
  readonly onChoose: (roomId: number) => void;
  readonly onAdd: () => void;
}

/** Which hall; how many things wait in each; its settings and its big screen. */
export function RoomBar({ conferenceId, rooms, room, onChoose, onAdd }: RoomBarProps) {
  const [isEditing, setEditing] = useState(false);
  const screen = useHref(screenPath(conferenceId, room.id));
  return (
    <div className={styles.bar}>
      <div className={styles.rooms}>
        <Segmented<number>
          aria-label="会场"
          value={room.id}
          onChange={onChoose}
          options={rooms.map(({ id, name, isLive, pendingDanmaku, pendingQuestions }) => {
            const waiting = pendingDanmaku + pendingQuestions;
            return {
              value: id,
              label: (
                <span className={styles.room}>
                  {isLive && <span className={styles.live} role="img" aria-label="有互动在进行" />}
                  {name}
                  <WaitingCount count={waiting} />
                </span>
              ),
            };
          })}
        />
        <Button type="text" icon={<PlusOutlined />} aria-label="开通一个会场" onClick={onAdd} />
      </div>
      <Button icon={<SettingOutlined />} onClick={() => setEditing(true)}>
        会场设置
      </Button>
      <Button icon={<DesktopOutlined />} href={screen} target="_blank">
        大屏
      </Button>
      {isEditing && <RoomDialog conferenceId={conferenceId} room={room} onClose={() => setEditing(false)} />}
    </div>
  );
}
