import { useGetDutyRosterQuery } from '@tuyuan/api-client/conference/duty-management.ts';
import { Select, type SelectProps } from 'antd';

interface StaffSelectProps extends Pick<SelectProps<number | null>, 'id' | 'value' | 'onChange'> {
  readonly conferenceId: number;
}

/** One of a conference's staff, or none. */
export function StaffSelect({ conferenceId, ...field }: StaffSelectProps) {
  const { data, isFetching } = useGetDutyRosterQuery({ conferenceId });
  return (
    <Select<number | null>
      {...field}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={isFetching}
      placeholder="不指定"
      options={(data?.staff ?? []).map(({ attendeeId, name }) => ({ value: attendeeId, label: name }))}
    />
  );
}
