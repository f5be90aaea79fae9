import { useIssueInvoiceMutation, useUploadInvoiceMutation } from '@tuyuan/api-client/commerce/invoice-management.ts';
import type { ManagedInvoice } from '@tuyuan/contract/commerce/invoice-management.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { App, Button, Descriptions, Modal, Upload } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';

interface IssueDialogProps {
  readonly invoice: ManagedInvoice;
  readonly onClose: () => void;
}

/** Issues an invoice: by the tax office's PDF, or as a receipt that the program draws. */
export function IssueDialog({ invoice, onClose }: IssueDialogProps) {
  const { message } = App.useApp();
  const [issue, issuing] = useIssueInvoiceMutation();
  const [upload, uploading] = useUploadInvoiceMutation();
  const [fault, setFault] = useState<string>();
  const { id, no, titleName, taxNumber, amountCents, orders, redOf } = invoice;
  async function done(call: () => Promise<unknown>): Promise<void> {
    setFault(undefined);
    try {
      await call();
      message.success('已开具，买家可以下载');
      onClose();
    } catch (thrown) {
      setFault(failureText(thrown));
    }
  }
  return (
    <Modal
      open
      title={`开具${redOf ? '红字' : ''}发票 ${no}`}
      onCancel={onClose}
      footer={
        <>
          <Button loading={issuing.isLoading} onClick={() => void done(() => issue({ id }).unwrap())}>
            生成电子收据
          </Button>
          <Upload
            accept="application/pdf,.pdf"
            showUploadList={false}
            beforeUpload={(file) => {
              void done(() => upload({ id, file }).unwrap());
              return false;
            }}
          >
            <Button type="primary" loading={uploading.isLoading} style={{ marginInlineStart: 8 }}>
              上传发票 PDF
            </Button>
          </Upload>
        </>
      }
    >
      <FormFault text={fault} />
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'title', label: '抬头', children: titleName },
          { key: 'tax', label: '税号', children: taxNumber || '无' },
          { key: 'amount', label: '金额', children: `${redOf ? '−' : ''}${formatPrice(amountCents)}` },
          ...(redOf ? [{ key: 'red', label: '冲销', children: redOf }] : []),
          {
            key: 'orders',
            label: '订单',
            children: orders.map(({ no: orderNo, cents }) => `${orderNo} ${formatPrice(cents)}`).join('、'),
          },
        ]}
      />
      <p>税务系统开好的发票请上传 PDF，最大 10 MB；只要收据的可以直接生成。</p>
    </Modal>
  );
}
