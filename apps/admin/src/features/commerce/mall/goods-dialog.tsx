import {
  useCreateGoodsMutation,
  useDeleteGoodsMutation,
  useUpdateGoodsMutation,
} from '@tuyuan/api-client/commerce/credit-mall-management.ts';
import type { ManagedGoods } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { type GoodsKind, goodsKinds, goodsKindTitles } from '@tuyuan/contract/commerce/mall-states.ts';
import { Form, Input, InputNumber, Select } from 'antd';
import { tierTitles } from '../../../shared/commerce/order-words.tsx';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { GoodsPictureField } from './goods-picture-field.tsx';

interface Fields {
  readonly kind: GoodsKind;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly picture: string;
  readonly credits: number;
  /** In yuan. */
  readonly cash: number | null;
  readonly perPerson: number | null;
  readonly licences: number;
  readonly tier: keyof typeof tierTitles;
  readonly months: number;
}

const tiers = [
  { value: 'editorial', label: tierTitles.editorial },
  { value: 'commercial', label: tierTitles.commercial },
  { value: 'extended', label: tierTitles.extended },
];

/** Creates or edits goods. What was ordered keeps the price it was ordered at. */
export function GoodsDialog({
  goods,
  onClose,
}: {
  readonly goods: ManagedGoods | undefined;
  readonly onClose: () => void;
}) {
  const [create] = useCreateGoodsMutation();
  const [update] = useUpdateGoodsMutation();
  const [remove] = useDeleteGoodsMutation();
  const [form] = Form.useForm<Fields>();
  const may = usePermissions();
  const kind = Form.useWatch('kind', form) ?? goods?.kind ?? 'physical';

  async function save(fields: Fields): Promise<string> {
    const given = {
      title: fields.title,
      summary: fields.summary ?? '',
      description: fields.description ?? '',
      picture: fields.picture ?? '',
      credits: fields.credits,
      cashCents: Math.round((fields.cash ?? 0) * 100),
      perPerson: fields.perPerson ?? null,
      quota: kind === 'quota' ? { licences: fields.licences, tier: fields.tier, months: fields.months } : null,
    };
    await (goods ? update({ id: goods.id, ...given }) : create({ ...given, kind: fields.kind })).unwrap();
    return goods ? `已保存「${fields.title.trim()}」` : `已新建「${fields.title.trim()}」，加库存后上架`;
  }

  return (
    <RecordDialog<Fields>
      name="mallGoods"
      form={form}
      title={goods ? `编辑「${goods.title}」` : '新建商品'}
      initial={{
        kind: 'physical',
        summary: '',
        description: '',
        picture: '',
        licences: 1,
        tier: 'commercial',
        months: 12,
        ...goods,
        ...goods?.quota,
        cash: goods ? goods.cashCents / 100 : null,
      }}
      save={save}
      remove={
        goods &&
        may('Pages.Mall.Delete') &&
        goods.sold === 0 && {
          label: '删除商品',
          title: `删除「${goods.title}」？`,
          content: '没有人兑换过才能删除；删除后不能恢复。',
          done: '已删除',
          run: () => remove({ id: goods.id }).unwrap(),
        }
      }
      onClose={onClose}
    >
      <Form.Item name="kind" label="种类">
        <Select
          disabled={goods !== undefined}
          options={goodsKinds.map((value) => ({ value, label: goodsKindTitles[value] }))}
        />
      </Form.Item>
      <Form.Item name="title" label="名称" rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="picture" label="图片（选填）" extra="建议 4:3，宽至少 1168 像素。">
        <GoodsPictureField label="商品图片" />
      </Form.Item>
      <Form.Item name="credits" label="积分" rules={[{ required: true, message: '请填写积分' }]}>
        <InputNumber min={1} max={1_000_000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="cash" label="另付现金（选填）" extra="元。留空或 0 为只用积分。">
        <InputNumber min={0} max={100_000} precision={2} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="perPerson" label="每人限换（选填）" extra="件，留空不限。">
        <InputNumber min={1} max={1000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      {kind === 'quota' && (
        <>
          <Form.Item name="licences" label="每件的授权次数" rules={[{ required: true, message: '请填写次数' }]}>
            <InputNumber min={1} max={10_000} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="tier" label="最高授权">
            <Select options={tiers} />
          </Form.Item>
          <Form.Item name="months" label="有效期（月）" rules={[{ required: true, message: '请填写有效期' }]}>
            <InputNumber min={1} max={60} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        </>
      )}
      <Form.Item name="summary" label="一句话（选填）">
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="description" label="说明（选填）">
        <Input.TextArea maxLength={2000} rows={4} />
      </Form.Item>
    </RecordDialog>
  );
}
