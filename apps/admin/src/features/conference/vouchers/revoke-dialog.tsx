import { useGetManagedAttendeesQuery } from '@tuyuan/api-client/conference/attendee-management.ts';
import { useRevokeVoucherMutation } from '@tuyuan/api-client/conference/check-in-management.ts';
import type { VoucherCounter } from '@tuyuan/contract/conference/check-in-command.ts';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { FoundAttendeeSelect } from '../../../shared/people/found-attendee-select.tsx';

interface Fields {
  readonly pointId: number;
  readonly attendeeId: number;
  readonly reason: string;
}

interface RevokeDialogProps {
  readonly conferenceId: number;
  readonly counters: readonly VoucherCounter[];
  readonly onClose: () => void;
}

/** Ends one attendee's card. */
export function RevokeDialog({ conferenceId, counters, onClose }: RevokeDialogProps) {
  const [words, setWords] = useState('');
  const keyword = useSettled(words.trim(), 300);
  const found = useGetManagedAttendeesQuery({ conferenceId, keyword, states: ['ticketed'], maxResultCount: 20 });
  const [revoke] = useRevokeVoucherMutation();
  return (
    <RecordDialog<Fields>
      name="revokeVoucher"
      title="撤销一张券"
      okText="撤销"
      isDangerous
      initial={{}}
      save={async (fields) => {
        await revoke(fields).unwrap();
        return '这张券已撤销';
      }}
      onClose={onClose}
    >
      <p style={{ marginBlockEnd: 12 }}>撤销后立刻不能再领，已领的不受影响；在「已撤销的券」里可以恢复。</p>
      <Form.Item name="pointId" label="哪种券" rules={[{ required: true, message: '请选择券' }]}>
        <Select options={counters.map(({ pointId, name }) => ({ value: pointId, label: name }))} />
      </Form.Item>
      <Form.Item name="attendeeId" label="谁的券" rules={[{ required: true, message: '请选择参会者' }]}>
        <FoundAttendeeSelect
          found={(found.data?.items ?? []).map(({ id, name, company }) => ({ id, name, facts: [company] }))}
          isFetching={found.isFetching}
          onSearch={setWords}
        />
      </Form.Item>
      <Form.Item name="reason" label="原因" rules={[{ required: true, whitespace: true, message: '请填写原因' }]}>
        <Input maxLength={200} />
      </Form.Item>
    </RecordDialog>
  );
}
