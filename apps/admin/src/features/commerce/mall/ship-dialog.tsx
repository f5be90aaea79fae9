import {
  useGetMallOrderRecipientQuery,
  useShipMallOrderMutation,
} from '@tuyuan/api-client/commerce/credit-mall-management.ts';
import type { ManagedMallOrder } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { Form, Input, Skeleton, Typography } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface Fields {
  readonly carrier: string;
  readonly trackingNo: string;
}

/** Shows where an exchange goes, and notes that it was sent. */
export function ShipDialog({ order, onClose }: { readonly order: ManagedMallOrder; readonly onClose: () => void }) {
  const { data, isError } = useGetMallOrderRecipientQuery({ id: order.id }, { refetchOnMountOrArgChange: true });
  const [ship] = useShipMallOrderMutation();
  return (
    <RecordDialog<Fields>
      name="ship"
      title={`发货：${order.title} × ${order.pieces}`}
      okText="已发货"
      initial={{}}
      save={async (fields) => {
        await ship({ id: order.id, ...fields }).unwrap();
        return `${order.no} 已发货`;
      }}
      onClose={onClose}
    >
      {data ? (
        <Typography.Paragraph copyable={{ text: `${data.name} ${data.phone} ${data.address}` }}>
          {data.name} {data.phone}
          <br />
          {data.address}
        </Typography.Paragraph>
      ) : isError ? (
        <Typography.Paragraph type="danger">地址没有加载出来，请关闭后再试。</Typography.Paragraph>
      ) : (
        <Skeleton active paragraph={{ rows: 1 }} />
      )}
      <Form.Item
        name="carrier"
        label="快递公司"
        rules={[{ required: true, whitespace: true, message: '请填写快递公司' }]}
      >
        <Input maxLength={30} placeholder="顺丰、中通…" />
      </Form.Item>
      <Form.Item
        name="trackingNo"
        label="运单号"
        rules={[{ required: true, whitespace: true, min: 4, message: '请填写运单号' }]}
      >
        <Input maxLength={60} />
      </Form.Item>
    </RecordDialog>
  );
}
