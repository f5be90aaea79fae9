import {
  useGetScheduleDiffQuery,
  usePublishScheduleMutation,
} from '@tuyuan/api-client/conference/schedule-management.ts';
import { Alert, App, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { DiffList } from './diff-list.tsx';
import { useEditedSchedule } from './edited-schedule.tsx';

interface PublishDialogProps {
  readonly conferenceId: number;
  onClose(): void;
}

interface Fields {
  readonly note: string;
  readonly withSms: boolean;
}

/** What publishing changes, who is notified, and what blocks it; only the displayed version is published. */
export function PublishDialog({ conferenceId, onClose }: PublishDialogProps) {
  const { message } = App.useApp();
  const { problems } = useEditedSchedule();
  const [form] = Form.useForm<Fields>();
  const faults = useFormFaults(form, ['note', 'withSms']);
  const close = useLeaveGuard(form, onClose);
  const { data, error, isFetching, refetch } = useGetScheduleDiffQuery(
    { id: conferenceId },
    { refetchOnMountOrArgChange: true },
  );
  const [publish, { isLoading }] = usePublishScheduleMutation();
  const [acceptsClashes, setAccepts] = useState(false);
  const isReady = data !== undefined && !isFetching && data.diff.length > 0;

  async function save({ note, withSms }: Fields): Promise<void> {
    if (!data) return;
    const isPublished = await faults.guard(async () => {
      const { version, told } = await publish({
        id: conferenceId,
        fingerprint: data.fingerprint,
        note,
        acceptsClashes,
        withSms,
      }).unwrap();
      message.success(told === 0 ? `已发布第 ${version} 版` : `已发布第 ${version} 版，通知了 ${told} 人`);
    });
    if (isPublished) onClose();
    // The draft changed meanwhile: what is fetched now is what will be published.
    else void refetch();
  }

  return (
    <Modal
      open
      width={640}
      title={data && data.version > 0 ? `发布第 ${data.version + 1} 版日程` : '发布日程'}
      okText={isReady && data.told > 0 ? `发布并通知 ${data.told} 人` : '发布'}
      okButtonProps={{
        loading: isLoading,
        disabled: !isReady || (data.clashes.length > 0 && !acceptsClashes),
      }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <FormFault text={faults.rest} />
      {data === undefined && (error === undefined ? <PageLoading /> : <FormFault text={failureText(error)} />)}
      {data?.diff.length === 0 && (
        <StateMessage picture="empty" title="没有要发布的改动">
          {data.unplaced > 0 ? `还有 ${data.unplaced} 场没排，给它时间后才会发布。` : '大家看到的就是最新的日程。'}
        </StateMessage>
      )}
      {data && data.diff.length > 0 && (
        <Form<Fields>
          form={form}
          name="publishSchedule"
          layout="vertical"
          initialValues={{ note: '', withSms: false }}
          onFinish={() => void save(form.getFieldsValue(true))}
        >
          <p style={{ marginBlockEnd: 8 }}>
            {data.diff.length} 处改动
            {data.told === 0
              ? '，没有人收藏或订了这些场次，不用通知。'
              : `，通知收藏或订了座的 ${data.told} 人；他们订阅的日历一并更新。`}
            {data.unplaced > 0 && ` ${data.unplaced} 场没排的不发布。`}
          </p>
          <DiffList diff={data.diff} tells={data.version > 0} />
          {data.clashes.length > 0 && (
            <Alert
              type="error"
              showIcon
              style={{ marginBlockStart: 12 }}
              title={`${data.clashes.length} 处冲突`}
              description={
                <>
                  {problems
                    .filter(({ kind }) => kind !== 'capacity')
                    .map(({ kind, title, text }) => (
                      <div key={`${kind} ${title} ${text}`}>
                        {title}：{text}
                      </div>
                    ))}
                  <Checkbox checked={acceptsClashes} onChange={({ target }) => setAccepts(target.checked)}>
                    就这样发布
                  </Checkbox>
                </>
              }
            />
          )}
          {data.toldBySms > 0 && (
            <Form.Item<Fields> name="withSms" valuePropName="checked" style={{ marginBlock: '12px 0' }}>
              <Checkbox>同时发短信，留了手机号的 {data.toldBySms} 人</Checkbox>
            </Form.Item>
          )}
          <Form.Item<Fields> name="note" label="这一版改了什么" style={{ marginBlock: '12px 0' }}>
            <Input maxLength={200} placeholder="写给同事看，可以不写" />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}
