import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { askedOfTicketType } from '@tuyuan/format/asked-of-ticket-type.ts';
import { Form, Input, Select } from 'antd';
import { AnswerField } from '../../../shared/form/answer-field.tsx';
import styles from './attendee-fields.module.css';

interface AttendeeFieldsProps {
  readonly types: readonly Pick<ManagedTicketType, 'id' | 'name' | 'taken' | 'capacity'>[];
  readonly form: readonly RegistrationField[];
  /** Undefined where the number may be typed. */
  readonly phoneLock: string | undefined;
  /** Undefined where another type of ticket may be chosen. */
  readonly typeLock?: string | undefined;
}

const placement = [
  ['hall', '厅', 40],
  ['seat', '座位', 40],
  ['tableNo', '桌号', 20],
  ['groupName', '分组', 40],
  ['badgeNo', '胸卡号', 20],
] as const;

/** The office's data about an attendee: person, ticket, seat, answers. */
export function AttendeeFields({ types, form, phoneLock, typeLock }: AttendeeFieldsProps) {
  const typeId: unknown = Form.useWatch('ticketTypeId');
  const asked = typeof typeId === 'number' ? askedOfTicketType(form, typeId) : [];
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="name" label="姓名" rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}>
          <Input maxLength={30} autoComplete="off" />
        </Form.Item>
        <Form.Item name="phone" label="手机号（选填）" extra={phoneLock ?? '参会票发到这个号码。'}>
          <Input
            maxLength={11}
            inputMode="tel"
            autoComplete="off"
            {...(phoneLock !== undefined && { disabled: true })}
          />
        </Form.Item>
        <Form.Item
          name="ticketTypeId"
          label="票种"
          extra={typeLock}
          rules={[{ required: true, message: '请选择票种' }]}
        >
          <Select
            {...(typeLock !== undefined && { disabled: true })}
            options={types.map(({ id, name, taken, capacity }) => ({
              value: id,
              label: `${name}（${taken} / ${capacity ?? '不限'}）`,
            }))}
          />
        </Form.Item>
        <Form.Item name="hostPhone" label="接待人电话（选填）" extra="嘉宾在手机端看到，可以一键拨打。">
          <Input maxLength={40} inputMode="tel" autoComplete="off" />
        </Form.Item>
      </div>
      <h3 className={styles.heading}>位置</h3>
      <div className={styles.places}>
        {placement.map(([name, label, longest]) => (
          <Form.Item key={name} name={name} label={label}>
            <Input maxLength={longest} autoComplete="off" />
          </Form.Item>
        ))}
      </div>
      {asked.length > 0 && <h3 className={styles.heading}>报名表</h3>}
      {asked.map((field) => (
        <AnswerField key={field.key} field={field} isRequired={false} name={['answers', field.key]} />
      ))}
    </>
  );
}
