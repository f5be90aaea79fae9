import {
  useCreateTrackMutation,
  useDeleteTrackMutation,
  useUpdateTrackMutation,
} from '@tuyuan/api-client/conference/schedule-stage.ts';
import type { ScheduleTrack } from '@tuyuan/contract/conference/schedule-fields.ts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { ColourSelect } from './colour-select.tsx';
import { ColourSquare } from './colour-square.tsx';
import { useEditedSchedule } from './edited-schedule.tsx';
import { colourNames } from './schedule-words.ts';
import styles from './stage-row.module.css';
import { StageRow } from './stage-row.tsx';

/** The tracks that sessions are coloured by. */
export function TrackTab() {
  const { draft, mayEdit } = useEditedSchedule();
  const [edited, setEdited] = useState<ScheduleTrack | 'new'>();
  const [remove] = useDeleteTrackMutation();
  return (
    <>
      {mayEdit && <Button onClick={() => setEdited('new')}>加类别</Button>}
      {draft.tracks.length === 0 && <p className={styles.none}>还没有类别。类别给场次颜色，手机上也按它筛选。</p>}
      <ul className={styles.list}>
        {draft.tracks.map((track) => (
          <StageRow
            key={track.id}
            name={track.name}
            mark={<ColourSquare colour={track.colour} />}
            note={colourNames[track.colour]}
            warning="它的场次就不分类了。"
            onEdit={() => setEdited(track)}
            onDelete={() => remove({ id: track.id }).unwrap()}
          />
        ))}
      </ul>
      {edited !== undefined && (
        <TrackDialog track={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

type Fields = Pick<ScheduleTrack, 'name' | 'colour'>;

function TrackDialog({ track, onClose }: { readonly track: ScheduleTrack | undefined; onClose(): void }) {
  const { id: conferenceId } = useEditedSchedule().draft.conference;
  const [create] = useCreateTrackMutation();
  const [update] = useUpdateTrackMutation();
  return (
    <RecordDialog<Fields>
      name="stage"
      title={track ? `编辑「${track.name}」` : '加类别'}
      initial={track ?? { name: '', colour: 'blue' }}
      save={async (fields) => {
        await (track ? update({ id: track.id, ...fields }) : create({ conferenceId, ...fields })).unwrap();
        return '已保存';
      }}
      onClose={onClose}
    >
      <Form.Item<Fields> name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item<Fields> name="colour" label="颜色">
        <ColourSelect />
      </Form.Item>
    </RecordDialog>
  );
}
