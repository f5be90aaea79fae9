import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import styles from './home-editor.module.css';

/** What is wrong with a field, by its name. */
export type FaultOf = (field: string) => string | undefined;

interface FieldProps {
  readonly label: string;
  readonly id: string;
  readonly fault: string | undefined;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A labelled control with what is wrong with it. */
export function Field({ label, id, fault, extra, children }: FieldProps) {
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      extra={extra}
      {...(fault !== undefined && { validateStatus: 'error' as const, help: fault })}
    >
      {children}
    </Form.Item>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly id: string;
  readonly max: number;
  readonly value: string;
  readonly fault: string | undefined;
  readonly placeholder?: string;
  readonly extra?: ReactNode;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

export function TextField({ label, id, max, value, fault, placeholder, extra, disabled, onChange }: TextFieldProps) {
  return (
    <Field label={label} id={id} fault={fault} extra={extra}>
      <Input
        id={id}
        value={value}
        maxLength={max}
        disabled={disabled ?? false}
        {...(placeholder !== undefined && { placeholder })}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

type LinkFieldProps = Omit<TextFieldProps, 'max' | 'label' | 'placeholder' | 'extra'>;

/** A page of this site or an https address. */
export function LinkField(props: LinkFieldProps & { readonly extra?: string }) {
  return <TextField {...props} label="链接" max={300} placeholder="/gallery 或 https://…" />;
}

interface PeriodFieldsProps {
  readonly id: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly faultOf: FaultOf;
  readonly onChange: (period: { startsAt?: string | null; endsAt?: string | null }) => void;
}

const minuteOf = (time: string | null) => time?.slice(0, 16) ?? '';
const timeOf = (minute: string) => (minute === '' ? null : wireMinute(minute));

/** From when to when something is shown; either may be open. */
export function PeriodFields({ id, startsAt, endsAt, faultOf, onChange }: PeriodFieldsProps) {
  return (
    <div className={styles.pair}>
      <Field label="开始显示（选填）" id={`${id}-starts`} fault={faultOf('startsAt')}>
        <DateInput
          kind="dateTime"
          id={`${id}-starts`}
          value={minuteOf(startsAt)}
          onChange={(minute) => onChange({ startsAt: timeOf(minute) })}
        />
      </Field>
      <Field label="不再显示（选填）" id={`${id}-ends`} fault={faultOf('endsAt')}>
        <DateInput
          kind="dateTime"
          id={`${id}-ends`}
          value={minuteOf(endsAt)}
          onChange={(minute) => onChange({ endsAt: timeOf(minute) })}
        />
      </Field>
    </div>
  );
}
