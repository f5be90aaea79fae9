import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { signPointKindName } from '@tuyuan/format/check-in/scan-words.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, type FormInstance, Input, InputNumber, Segmented, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { ConferencePictureField } from '../../../shared/form/conference-picture-field.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import styles from './sign-point-fields.module.css';
import type { SignPointValues } from './sign-point-values.ts';

interface SignPointFieldsProps {
  readonly form: FormInstance<SignPointValues>;
  /** Its kind stays. */
  readonly isUsed: boolean;
  readonly ticketTypes: readonly ManagedTicketType[];
  readonly sessions: readonly DraftSession[];
}

const kinds = (['door', 'meal', 'gift', 'session', 'shuttle'] as const).map((value) => ({
  value,
  label: signPointKindName(value),
}));
const entries = [
  { value: 'once', label: '每票一次' },
  { value: 'daily', label: '每天一次' },
  { value: 'reentry', label: '可再次入场' },
];

/** A sign point's fields: kind, times, admitted people, sharing between phones, and poster. */
export function SignPointFields({ form, isUsed, ticketTypes, sessions }: SignPointFieldsProps) {
  const kind = Form.useWatch('kind', form);
  const entry = Form.useWatch('entry', form);
  const isVoucher = kind === 'meal' || kind === 'gift';
  const mayUpload = usePermissions()('Pages.Conferences.Edit');
  return (
    <>
      <Form.Item name="kind" label="类别" {...(isUsed && { extra: '已有扫码记录，不能改变类别。' })}>
        <Segmented options={kinds} disabled={isUsed} />
      </Form.Item>
      <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={30} showCount placeholder={isVoucher ? '第二天午餐' : '主会场入口'} />
      </Form.Item>
      <Pair>
        <Form.Item name="place" label="地点">
          <Input maxLength={60} placeholder="1 层东侧" />
        </Form.Item>
        <Form.Item name="gates" label="入口或台位" extra="回车加一个">
          <Select mode="tags" open={false} placeholder="东门、西门…" />
        </Form.Item>
      </Pair>
      <Pair>
        <Time name="opensAt" label="开始" isRequired />
        <Time name="closesAt" label="结束" isRequired />
      </Pair>
      {isVoucher ? (
        <>
          <Form.Item name="portions" label="每张票几份" rules={[{ required: true, message: '请填写每张票的份数' }]}>
            <InputNumber min={1} max={20} precision={0} />
          </Form.Item>
          <Form.Item name="cover" label="图片" extra="手机上的券用它。">
            <ConferencePictureField
              label={kind === 'meal' ? '餐券图片' : '礼券图片'}
              shape="cover"
              disabled={!mayUpload}
            />
          </Form.Item>
        </>
      ) : (
        <>
          <Form.Item name="entry" label="入场规则">
            <Segmented options={entries} />
          </Form.Item>
          <Pair>
            <Time name="lateAfter" label="此后算迟到" help="不填则不分迟到" />
            {entry !== 'reentry' && (
              <Form.Item name="hasLeave" label="离场也扫码" valuePropName="checked">
                <Switch />
              </Form.Item>
            )}
          </Pair>
          <Pair>
            <Form.Item name="hall" label="计入会场人数" extra="同名的签到点合在一起数">
              <Input maxLength={30} placeholder="主会场" />
            </Form.Item>
            <Form.Item name="capacity" label="会场容量">
              <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          </Pair>
        </>
      )}
      <h3 className={styles.head}>谁可以</h3>
      <Pair>
        <Form.Item name="userTypes" label="身份" extra="不选就是所有人">
          <Select
            mode="multiple"
            allowClear
            options={[0, 1, 2, 3, 4].map((value) => ({ value, label: conferenceUserTypeName(value) }))}
          />
        </Form.Item>
        <Form.Item name="ticketTypeIds" label="票种" extra="不选就是所有票种">
          <Select
            mode="multiple"
            allowClear
            options={ticketTypes.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      </Pair>
      {kind === 'session' && (
        <Form.Item name="seatOfSession" label="只限订了哪一场座位的人" extra="不选就不看座位。">
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={sessions
              .filter(({ seatLimit }) => seatLimit !== null)
              .map(({ id, title }) => ({ value: id, label: title }))}
            notFoundContent="日程里没有要订座的场次"
          />
        </Form.Item>
      )}
      <Form.Item
        name="isRotatingOnly"
        label="只认动态码"
        valuePropName="checked"
        extra="截图、打印的票和手输票号都不收。"
      >
        <Switch />
      </Form.Item>
      <h3 className={styles.head}>断网与海报</h3>
      <Form.Item
        name="lanes"
        label="断网时分几段"
        extra="几台手机同时守一个口，就分几段；断网时各认各的票，不会一票进两次。"
      >
        <InputNumber min={1} max={31} precision={0} />
      </Form.Item>
      <Pair>
        <Time name="posterFrom" label="海报从" help="本人扫海报签到的时段" />
        <Time name="posterUntil" label="海报到" help="不填则随签到点" />
      </Pair>
      <Pair>
        <Form.Item name="latitude" label="纬度">
          <InputNumber min={-90} max={90} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="longitude" label="经度">
          <InputNumber min={-180} max={180} style={{ width: '100%' }} />
        </Form.Item>
      </Pair>
      <Form.Item name="radiusM" label="海报签到须在多少米内" extra="不填则不查位置。">
        <InputNumber min={20} max={20_000} precision={0} suffix="米" />
      </Form.Item>
      <Form.Item name="isActive" label="启用" valuePropName="checked" extra="停用后立刻不再放行，记录都留着。">
        <Switch />
      </Form.Item>
    </>
  );
}

function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

interface TimeProps {
  readonly name: 'opensAt' | 'closesAt' | 'lateAfter' | 'posterFrom' | 'posterUntil';
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: boolean;
}

function Time({ name, label, help, isRequired = false }: TimeProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      rules={isRequired ? [{ required: true, message: `请填写${label}时间` }] : []}
    >
      <DateInput kind="dateTime" />
    </Form.Item>
  );
}
