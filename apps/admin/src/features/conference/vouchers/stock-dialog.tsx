import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useSetMealStockMutation } from '@tuyuan/api-client/conference/check-in-management.ts';
import type { VoucherCounter } from '@tuyuan/contract/conference/check-in-command.ts';
import { App, Button, Form, Input, InputNumber, Modal, Space } from 'antd';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { useFormFaults } from '../../../shared/form/use-form-faults.ts';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts';

interface StockFields {
  readonly stock: readonly { readonly diet: string; readonly prepared: number | null }[];
}

interface StockDialogProps {
  readonly counter: VoucherCounter;
  readonly onClose: () => void;
}

/** The kitchen's stock by diet; the remaining count is based on it. */
export function StockDialog({ counter, onClose }: StockDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<StockFields>();
  const [save, { isLoading }] = useSetMealStockMutation();
  const faults = useFormFaults(form, []);
  const close = useLeaveGuard(form, onClose);

  async function store({ stock }: StockFields): Promise<void> {
    const told = stock.flatMap(({ diet, prepared }) => (prepared === null ? [] : [{ diet: diet ?? '', prepared }]));
    const isSaved = await faults.guard(() => save({ id: counter.pointId, stock: told }).unwrap());
    if (!isSaved) return;
    message.success('已保存');
    onClose();
  }

  return (
    <Modal
      open
      title={`「${counter.name}」备了多少`}
      okText="保存"
      okButtonProps={{ loading: isLoading }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <p style={{ marginBlockEnd: 12 }}>留空表示没有报数，剩余按发出的券算。</p>
      <FormFault text={faults.rest} />
      <Form<StockFields>
        form={form}
        name="stock"
        initialValues={{ stock: counter.diets.map(({ diet, prepared }) => ({ diet, prepared })) }}
        onFinish={(fields) => void store(fields)}
      >
        <Form.List name="stock">
          {(rows, { add, remove }) => (
            <>
              {rows.map(({ key, name }) => (
                <Space key={key} align="baseline" style={{ display: 'flex', marginBlockEnd: 8 }}>
                  <Form.Item noStyle name={[name, 'diet']}>
                    <Input maxLength={20} placeholder="不限" aria-label={`第 ${name + 1} 行饮食`} />
                  </Form.Item>
                  <Form.Item noStyle name={[name, 'prepared']}>
                    <InputNumber
                      min={0}
                      max={100_000}
                      precision={0}
                      suffix="份"
                      placeholder="未报"
                      aria-label={`第 ${name + 1} 行份数`}
                    />
                  </Form.Item>
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={`去掉第 ${name + 1} 行`}
                    onClick={() => remove(name)}
                  />
                </Space>
              ))}
              <Button icon={<PlusOutlined />} onClick={() => add({ diet: '', prepared: null })}>
                加一种饮食
              </Button>
            </>
          )}
        </Form.List>
      </Form>
    </Modal>
  );
}
