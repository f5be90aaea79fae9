import { Drawer, Tabs } from 'antd';
import { useEditedSchedule } from './edited-schedule.tsx';
import { RoomTab } from './room-tab.tsx';
import { SpeakerTab } from './speaker-tab.tsx';
import { TrackTab } from './track-tab.tsx';

/** The schedule's rooms, tracks and speakers. */
export function StageDrawer({ onClose }: { onClose(): void }) {
  const { rooms, tracks, speakers } = useEditedSchedule().draft;
  return (
    <Drawer open size={560} title="会场与讲者" onClose={onClose}>
      <Tabs
        items={[
          { key: 'rooms', label: `会场 ${rooms.length}`, children: <RoomTab /> },
          { key: 'tracks', label: `类别 ${tracks.length}`, children: <TrackTab /> },
          { key: 'speakers', label: `讲者 ${speakers.length}`, children: <SpeakerTab /> },
        ]}
      />
    </Drawer>
  );
}
