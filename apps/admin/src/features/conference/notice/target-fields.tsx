import { useFindNoticeReceiversQuery, useGetNoticeTargetsQuery } from '@tuyuan/api-client/conference/notice.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { useSettled } from '../../../shared/filters/use-settled.ts';
import { FoundAttendeeSelect } from '../../../shared/people/found-attendee-select.tsx';
import type { NoticeFields } from './notice-fields.ts';

interface TargetFieldsProps {
  readonly conferenceId: number;
  /** Whether it was written for selected people; that target can be kept. */
  readonly hasList: boolean;
}

const pauseMs = 300;

/** Recipients of a notice: everybody, or by kind, group, hall or name. */
export function TargetFields({ conferenceId, hasList }: TargetFieldsProps) {
  const form = Form.useFormInstance<NoticeFields>();
  const kind = Form.useWatch('kind', form) ?? 'all';
  const { data } = useGetNoticeTargetsQuery({ conferenceId }, { refetchOnMountOrArgChange: true });
  const kinds = [
    { value: 'all', label: '全部' },
    { value: 'userType', label: '身份' },
    { value: 'group', label: '分组' },
    { value: 'hall', label: '会场' },
    { value: 'single', label: '单人' },
    ...(hasList ? [{ value: 'list', label: '原定名单' }] : []),
  ];
  const named = (items: readonly { name: string; count: number }[] = []) =>
    items.map(({ name, count }) => ({ value: name, label: `${name}（${count} 人）` }));
  return (
    <>
      <Form.Item name="kind" label="发给谁">
        <Radio.Group optionType="button" options={kinds} />
      </Form.Item>
      {kind === 'userType' && (
        <Form.Item name="userTypes" label="身份">
          <Select
            mode="multiple"
            placeholder="选择身份"
            options={(data?.userTypes ?? []).map(({ userType, count }) => ({
              value: userType,
              label: `${conferenceUserTypeName(userType)}（${count} 人）`,
            }))}
          />
        </Form.Item>
      )}
      {kind === 'group' && (
        <Form.Item name="groups" label="分组">
          <Select mode="multiple" placeholder="选择分组" notFoundContent="还没有分组" options={named(data?.groups)} />
        </Form.Item>
      )}
      {kind === 'hall' && (
        <Form.Item name="halls" label="会场">
          <Select mode="multiple" placeholder="选择会场" notFoundContent="还没有人排座" options={named(data?.halls)} />
        </Form.Item>
      )}
      {kind === 'single' && (
        <Form.Item name="attendeeId" label="参会者">
          <ReceiverSelect conferenceId={conferenceId} />
        </Form.Item>
      )}
    </>
  );
}

interface ReceiverSelectProps {
  readonly id?: string;
  readonly conferenceId: number;
  readonly value?: number;
  readonly onChange?: (id: number | undefined) => void;
}

function ReceiverSelect({ conferenceId, ...field }: ReceiverSelectProps) {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim(), pauseMs);
  const { data, isFetching } = useFindNoticeReceiversQuery({ conferenceId, keyword });
  return (
    <FoundAttendeeSelect
      {...field}
      found={(data?.items ?? []).map(({ id, name, company, seat }) => ({ id, name, facts: [company, seat] }))}
      isFetching={isFetching}
      onSearch={setTyped}
    />
  );
}
