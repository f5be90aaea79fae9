import { ProFormCheckbox, ProFormTextArea } from '@ant-design/pro-components';
import { useRejectApplicationMutation } from '@tuyuan/api-client/library/photographer-management.ts';
import {
  type ApplicationReasonCode,
  applicationReason,
  applicationReasonCodes,
} from '@tuyuan/contract/library/application-reasons.ts';
import type { ApplicationDetail } from '@tuyuan/contract/library/photographer-management.ts';
import { Form } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface RejectDialogProps {
  readonly application: ApplicationDetail;
  readonly onClose: () => void;
}

interface Fields {
  readonly reasons?: readonly ApplicationReasonCode[];
  readonly sampleIds?: readonly number[];
  readonly message?: string;
}

/** Asks why an application is sent back; the applicant reads each reason with how to mend it. */
export function RejectDialog({ application: { id, realName, samples }, onClose }: RejectDialogProps) {
  const [reject] = useRejectApplicationMutation();
  const [form] = Form.useForm<Fields>();
  const reasons = Form.useWatch('reasons', form) ?? [];
  const isAboutSamples = reasons.some((code) => applicationReason(code).part === 'samples');

  async function save({ reasons: chosen = [], sampleIds = [], message = '' }: Fields): Promise<string> {
    await reject({
      id,
      reasons: [...chosen],
      message,
      sampleIds: isAboutSamples ? [...sampleIds] : [],
    }).unwrap();
    return `已退回「${realName}」的申请`;
  }

  return (
    <RecordDialog<Fields>
      name="reject-application"
      form={form}
      title={`退回「${realName}」的申请`}
      okText={reasons.length === 0 ? '退回' : `退回（${reasons.length} 个原因）`}
      isDangerous
      initial={{ reasons: [], sampleIds: [], message: '' }}
      save={save}
      onClose={onClose}
    >
      <ProFormCheckbox.Group
        name="reasons"
        label="原因"
        layout="vertical"
        rules={[{ required: true, message: '请至少选择一个原因' }]}
        options={applicationReasonCodes.map((code) => ({ value: code, label: applicationReason(code).title }))}
      />
      {isAboutSamples && (
        <ProFormCheckbox.Group
          name="sampleIds"
          label="要换掉的样片"
          layout="vertical"
          rules={[{ required: true, message: '请勾选要换掉的样片' }]}
          options={samples.map((sample, index) => ({
            value: sample.id,
            label: `第 ${index + 1} 张 ${sample.fileName}`,
          }))}
        />
      )}
      <ProFormTextArea
        name="message"
        label={reasons.includes('other') ? '写给申请人' : '写给申请人（选填）'}
        extra="对方会看到原因、怎么改，和这段话；身份证看不清的那一面会马上删除，其他都留着。"
        fieldProps={{ maxLength: 500, autoSize: { minRows: 2, maxRows: 6 } }}
        rules={reasons.includes('other') ? [{ required: true, whitespace: true, message: '请写明要改什么' }] : []}
      />
    </RecordDialog>
  );
}
