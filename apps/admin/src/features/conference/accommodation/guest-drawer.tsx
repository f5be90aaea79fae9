import {
  useAnswerStayChangeMutation,
  useMoveStayMutation,
  useRemoveGuestMutation,
} from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayGuest, StayHotel, StayPlan, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Alert, App, Button, Descriptions, Drawer, Form, Input, Select } from 'antd';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import type { Nights } from './room-fit.ts';
import styles from './rooming.module.css';
import { guestFacts, nightsText, roomKindNames, stayStateWords } from './stay-words.ts';
import type { usePlacing } from './use-placing.ts';

interface GuestDrawerProps {
  readonly guest: StayGuest;
  readonly plan: StayPlan | undefined;
  readonly rooms: readonly StayRoom[];
  readonly hotels: readonly StayHotel[];
  readonly nights: Nights;
  readonly mayEdit: boolean;
  readonly placing: ReturnType<typeof usePlacing>;
  readonly onClose: () => void;
}

/** One guest: wishes, room and nights, requests, and the desk's notes. */
export function GuestDrawer({ guest, plan, rooms, hotels, nights, mayEdit, placing, onClose }: GuestDrawerProps) {
  const { modal } = App.useApp();
  const [answer, answering] = useAnswerStayChangeMutation();
  const [move] = useMoveStayMutation();
  const [remove] = useRemoveGuestMutation();
  const attempt = useAttempt();
  const isHere = plan?.state === 'checkedIn' || plan?.state === 'left';
  const { wish } = guest;

  async function take(planId: number): Promise<void> {
    const isSure = await modal.confirm({
      title: `撤下${guest.name}的房间？`,
      content: plan?.state === 'planned' ? '还没有通知过本人。' : '会通知本人。',
      okText: '撤下',
    });
    if (isSure) await attempt(() => remove({ planId }).unwrap(), '已撤下');
  }

  return (
    <Drawer open size={480} title={guest.name} onClose={onClose}>
      <Descriptions
        className={classNames(styles.facts)}
        size="small"
        column={1}
        items={[
          {
            key: 'who',
            label: '客人',
            children: [guestFacts(guest), guest.company].filter(Boolean).join('，') || '没有填写',
          },
          {
            key: 'wish',
            label: '想住',
            children:
              wish?.checkIn && wish.checkOut
                ? nightsText({ checkIn: wish.checkIn, checkOut: wish.checkOut })
                : '没有填写',
          },
          ...(wish?.note ? [{ key: 'note', label: '备注', children: wish.note }] : []),
          ...(plan
            ? [
                {
                  key: 'state',
                  label: '状态',
                  children: (
                    <StatusDot tone={stayStateWords[plan.state].tone}>{stayStateWords[plan.state].text}</StatusDot>
                  ),
                },
                { key: 'code', label: '前台口令', children: plan.deskCode },
              ]
            : []),
          ...(plan?.overriddenReason ? [{ key: 'why', label: '破例原因', children: plan.overriddenReason }] : []),
        ]}
      />
      {plan?.state === 'changeAsked' && (
        <>
          <Alert type="warning" showIcon title="申请调整" description={plan.changeWish} />
          {mayEdit && (
            <Form
              name="stayAnswer"
              layout="vertical"
              style={{ marginBlock: 16 }}
              onFinish={({ text }: { text: string }) =>
                void attempt(() => answer({ planId: plan.id, answer: text }).unwrap(), '已答复')
              }
            >
              <Form.Item
                name="text"
                label="答复"
                extra="要换房，先在下面改房间，再答复。"
                rules={[{ required: true, whitespace: true, message: '请写答复' }]}
              >
                <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
              </Form.Item>
              <Button htmlType="submit" loading={answering.isLoading}>
                答复客人
              </Button>
            </Form>
          )}
        </>
      )}
      {mayEdit && plan?.state !== 'left' && (
        <Form
          key={`${plan?.roomId} ${nights.checkIn} ${nights.checkOut}`}
          name="stayPlace"
          layout="vertical"
          initialValues={{ roomId: plan?.roomId, ...nights }}
          onFinish={({ roomId, ...wanted }: { roomId: number } & Nights) => {
            const room = rooms.find(({ id }) => id === roomId);
            if (room) void placing.put(guest, room, wanted);
          }}
        >
          <Form.Item name="roomId" label="房间" rules={[{ required: true, message: '请选择房间' }]}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="选择房间"
              options={hotels.map((hotel) => ({
                label: hotel.name,
                options: rooms
                  .filter(({ hotelId }) => hotelId === hotel.id)
                  .map(({ id, number, kind, allowsSmoking }) => ({
                    value: id,
                    label: [number, roomKindNames[kind], allowsSmoking && '可吸烟'].filter(Boolean).join(' '),
                  })),
              }))}
            />
          </Form.Item>
          <Form.Item name="checkIn" label="入住" rules={[{ required: true, message: '请选择入住日期' }]}>
            <DateInput />
          </Form.Item>
          <Form.Item
            name="checkOut"
            label="离店"
            rules={[
              { required: true, message: '请选择离店日期' },
              ({ getFieldValue }) => ({
                validator: (_, value: string) =>
                  value > String(getFieldValue('checkIn'))
                    ? Promise.resolve()
                    : Promise.reject(new Error('离店要晚于入住')),
              }),
            ]}
          >
            <DateInput />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={placing.isPlacing}>
            {plan ? '保存' : '排进这间'}
          </Button>
        </Form>
      )}
      {mayEdit && plan && (
        <div className={styles.actions}>
          {!isHere && plan.state !== 'planned' && (
            <Button
              onClick={() =>
                void attempt(() => move({ planId: plan.id, presence: 'checkedIn' }).unwrap(), '已登记入住')
              }
            >
              登记入住
            </Button>
          )}
          {plan.state === 'checkedIn' && (
            <Button
              onClick={() => void attempt(() => move({ planId: plan.id, presence: 'left' }).unwrap(), '已登记离店')}
            >
              登记离店
            </Button>
          )}
          {!isHere && (
            <Button danger onClick={() => void take(plan.id)}>
              撤下
            </Button>
          )}
        </div>
      )}
    </Drawer>
  );
}
