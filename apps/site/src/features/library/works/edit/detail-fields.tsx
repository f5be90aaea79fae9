import { useGetOwnAlbumsQuery } from '@tuyuan/api-client/library/photographer-album.ts';
import { Button, Cascader, Form, type FormInstance, InputNumber, Radio, Select, Switch } from 'antd';
import { useMemo } from 'react';
import type { LibraryTree } from '../../../../shared/library-tree.ts';
import { useLibraryTrees } from '../../../../shared/use-library-trees.ts';
import { usePriceTerms } from '../../../../shared/use-price-terms.ts';
import { aiWords } from '../photos/state-words.ts';
import styles from './edit.module.css';
import { toYuan } from './price-units.ts';

interface Option {
  readonly value: number;
  readonly label: string;
  readonly children?: Option[];
}

function optionsOf(tree: LibraryTree, nodes = tree.roots): Option[] {
  return nodes.map(({ id, name }) => {
    const children = optionsOf(tree, tree.childrenOf(id));
    return { value: id, label: name, ...(children.length > 0 && { children }) };
  });
}

interface TreeItemProps {
  readonly name: string;
  readonly label: string;
  readonly kind: 'categories' | 'regions';
}

/** A category or region; the field's value is its id. */
export function TreeItem({ name, label, kind }: TreeItemProps) {
  const tree = useLibraryTrees()[kind];
  const options = useMemo(() => optionsOf(tree), [tree]);
  return (
    <Form.Item
      name={name}
      label={label}
      getValueProps={(id: number | null | undefined) => ({
        value: id ? [...tree.ancestorsOf(id).map((node) => node.id), id] : undefined,
      })}
      getValueFromEvent={(path: number[] | undefined) => path?.at(-1) ?? null}
    >
      <Cascader<Option>
        options={options}
        changeOnSelect
        allowClear
        showSearch
        placeholder="请选择"
        displayRender={(names) => names.slice(-2).join(' › ')}
      />
    </Form.Item>
  );
}

export function LabelItem({ name = 'labels', label = '标签' }: { readonly name?: string; readonly label?: string }) {
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[
        { type: 'array', max: 20, message: '最多 20 个标签' },
        { type: 'array', defaultField: { type: 'string', max: 20 }, message: '每个标签最多 20 个字' },
      ]}
    >
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', '、', ';', '；']}
        placeholder="输入后按回车"
      />
    </Form.Item>
  );
}

/** One of the caller's albums. */
export function AlbumItem() {
  const { data } = useGetOwnAlbumsQuery({ maxResultCount: 100, sorting: 'title ASC' });
  const options = data?.items.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return (
    <Form.Item name="albumId" label="图集">
      <Select options={options} allowClear showSearch={{ optionFilterProp: 'label' }} placeholder="不放进图集" />
    </Form.Item>
  );
}

const tiers = [
  { name: 'editorial', label: '编辑用' },
  { name: 'commercial', label: '商用' },
  { name: 'extended', label: '扩展' },
] as const;

/** Prices in yuan; an empty one isn't sold, 0 is free. What the form's category proposes is a press away. */
export function PriceItems({ form }: { readonly form: FormInstance }) {
  const { proposed, range } = usePriceTerms(Form.useWatch<number | null | undefined>('categoryId', form));
  return (
    <fieldset className={styles.prices}>
      <legend>
        价格（元）：空着不卖，0 是免费{range && `；可定 ${range}`}
        {proposed && (
          <Button type="link" size="small" onClick={() => form.setFieldsValue({ prices: toYuan(proposed) })}>
            填入分类的默认价
          </Button>
        )}
      </legend>
      {tiers.map(({ name, label }) => (
        <Form.Item key={name} name={['prices', name]} label={label}>
          <InputNumber min={0} max={1_000_000} precision={2} prefix="¥" placeholder="不卖" style={{ width: '100%' }} />
        </Form.Item>
      ))}
    </fieldset>
  );
}

/** Whether an authorization package may pay. */
export function PackageItem() {
  return (
    <Form.Item
      name="canUseAuthPay"
      valuePropName="checked"
      label="可用套餐支付"
      extra="买家也可以用授权套餐里的一次来付，你照样分成"
    >
      <Switch />
    </Form.Item>
  );
}

export function DeclarationItems() {
  return (
    <>
      <Form.Item name="aiUse" label="AI 声明">
        <Radio.Group options={[...aiWords]} />
      </Form.Item>
      <Form.Item
        name="editorialOnly"
        valuePropName="checked"
        label="仅限编辑用"
        extra="有人脸、商标又没有授权书时打开：不能用于广告和商品"
      >
        <Switch />
      </Form.Item>
    </>
  );
}
