import {
  useCreateSpeakerMutation,
  useDeleteSpeakerMutation,
  useUpdateSpeakerMutation,
} from '@tuyuan/api-client/conference/schedule-stage.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ScheduleSpeaker } from '@tuyuan/contract/conference/schedule-fields.ts';
import { Avatar, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { useEditedSchedule } from './edited-schedule.tsx';
import { SpeakerPhoto } from './speaker-photo.tsx';
import styles from './stage-row.module.css';
import { StageRow } from './stage-row.tsx';

/** The speakers, with pictures. */
export function SpeakerTab() {
  const { draft, mayEdit } = useEditedSchedule();
  const [edited, setEdited] = useState<number | 'new'>();
  const [remove] = useDeleteSpeakerMutation();
  return (
    <>
      {mayEdit && <Button onClick={() => setEdited('new')}>加讲者</Button>}
      {draft.speakers.length === 0 && <p className={styles.none}>还没有讲者。</p>}
      <ul className={styles.list}>
        {draft.speakers.map((speaker) => (
          <StageRow
            key={speaker.id}
            name={speaker.name}
            mark={<Portrait speaker={speaker} size={36} />}
            note={speaker.title}
            warning="还有场次的讲者不能删除。"
            onEdit={() => setEdited(speaker.id)}
            onDelete={() => remove({ id: speaker.id }).unwrap()}
          />
        ))}
      </ul>
      {edited !== undefined && (
        <SpeakerDialog speaker={draft.speakers.find(({ id }) => id === edited)} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function Portrait({ speaker: { name, photo }, size }: { readonly speaker: ScheduleSpeaker; readonly size: number }) {
  return (
    <Avatar size={size} alt="" {...(photo !== '' && { src: resourceUrl(photo) })}>
      {name.slice(0, 1)}
    </Avatar>
  );
}

type Fields = Pick<ScheduleSpeaker, 'name' | 'title' | 'biography'>;

interface SpeakerDialogProps {
  readonly speaker: ScheduleSpeaker | undefined;
  onClose(): void;
}

function SpeakerDialog({ speaker, onClose }: SpeakerDialogProps) {
  const { id: conferenceId } = useEditedSchedule().draft.conference;
  const [create] = useCreateSpeakerMutation();
  const [update] = useUpdateSpeakerMutation();
  return (
    <RecordDialog<Fields>
      name="stage"
      title={speaker ? `编辑「${speaker.name}」` : '加讲者'}
      initial={speaker ?? { name: '', title: '', biography: '' }}
      save={async (fields) => {
        await (speaker ? update({ id: speaker.id, ...fields }) : create({ conferenceId, ...fields })).unwrap();
        return '已保存';
      }}
      onClose={onClose}
    >
      {speaker && (
        <SpeakerPhoto speaker={speaker}>
          <Portrait speaker={speaker} size={64} />
        </SpeakerPhoto>
      )}
      <Form.Item<Fields> name="name" label="姓名" rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item<Fields> name="title" label="身份、单位">
        <Input maxLength={60} placeholder="摄影师，县文化馆" />
      </Form.Item>
      <Form.Item<Fields> name="biography" label="介绍">
        <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
    </RecordDialog>
  );
}
