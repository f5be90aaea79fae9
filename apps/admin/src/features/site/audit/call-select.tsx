import { useGetAuditedCallsQuery } from '@tuyuan/api-client/site/audited-log.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Cascader } from 'antd';
import filterStyles from '../../../shared/filters/filter-row.module.css';
import { callWords } from '../../../shared/history/call-words.ts';

interface CallSelectProps {
  readonly service: string;
  readonly action: string;
  readonly onChange: (service: string, action: string) => void;
}

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

/** A service, or one of its actions, among those present in the log. */
export function CallSelect({ service, action, onChange }: CallSelectProps) {
  const { data } = useGetAuditedCallsQuery();
  const options = new Map<string, Option[]>();
  for (const call of data?.items ?? []) {
    const actions = options.get(call.service) ?? [];
    actions.push({ value: call.action, label: `${callWords(call).verb}  ${call.action}` });
    options.set(call.service, actions);
  }
  return (
    <Cascader<Option>
      className={classNames(filterStyles.control)}
      allowClear
      changeOnSelect
      placeholder="动作"
      aria-label="动作"
      displayRender={(labels) => labels.at(-1)}
      value={service === '' ? [] : action === '' ? [service] : [service, action]}
      options={[...options].map(([name, children]) => ({
        value: name,
        label: `${callWords({ service: name, action: '' }).subject}  ${name}`,
        children,
      }))}
      onChange={(path) => onChange(path?.[0] ?? '', path?.[1] ?? '')}
    />
  );
}
