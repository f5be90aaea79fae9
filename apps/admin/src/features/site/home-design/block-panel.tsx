import { useUploadSitePictureMutation } from '@tuyuan/api-client/site/site-setting.ts';
import { homeBlockKinds } from '@tuyuan/contract/site/home-block-kinds.ts';
import type { DesignedBlock } from '@tuyuan/contract/site/home-design.ts';
import { Form, InputNumber, Segmented } from 'antd';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import { useFilterChoices } from '../../../shared/filters/use-filter-choices.ts';
import { RichTextField } from '../../../shared/form/rich-text-field.tsx';
import { blockWords, layoutNames } from './block-words.tsx';
import { type FaultOf, Field, LinkField, PeriodFields, TextField } from './panel-fields.tsx';
import { type Covers, PictureChoice } from './picture-choice.tsx';

interface BlockPanelProps {
  readonly block: DesignedBlock;
  readonly covers: Covers;
  readonly faultOf: FaultOf;
  readonly onChange: (fields: Partial<DesignedBlock>) => void;
}

/** The settings of one block. */
export function BlockPanel({ block, covers, faultOf, onChange }: BlockPanelProps) {
  const { type, title, count, layout } = block;
  const kind = homeBlockKinds[type];
  const id = `block-${block.id}`;
  return (
    <Form layout="vertical" component="div">
      <Form.Item>{blockWords[type].help}</Form.Item>
      {type !== 'carousel' && (
        <TextField
          label="标题"
          id={`${id}-title`}
          max={20}
          value={title}
          fault={faultOf('title')}
          placeholder={kind.usualTitle || '可以不填'}
          onChange={(value) => onChange({ title: value })}
        />
      )}
      {type === 'richText' && <TextContent key={block.id} block={block} faultOf={faultOf} onChange={onChange} />}
      {type === 'banner' && (
        <>
          <PictureChoice imageId={block.imageId} covers={covers} onChange={(imageId) => onChange({ imageId })} />
          <TextField
            label="一句话（选填）"
            id={`${id}-text`}
            max={80}
            value={block.text}
            fault={faultOf('text')}
            onChange={(text) => onChange({ text })}
          />
          <LinkField
            id={`${id}-link`}
            value={block.link}
            fault={faultOf('link')}
            onChange={(link) => onChange({ link })}
          />
        </>
      )}
      {kind.hasSource && <SourceFields block={block} faultOf={faultOf} onChange={onChange} />}
      {kind.count && (
        <Field label="最多显示" id={`${id}-count`} fault={faultOf('count')}>
          <InputNumber
            id={`${id}-count`}
            min={1}
            max={kind.count.max}
            precision={0}
            value={count}
            suffix={blockWords[type].unit}
            style={{ width: '100%' }}
            onChange={(value) => onChange({ count: value ?? 1 })}
          />
        </Field>
      )}
      {kind.layouts.length > 1 && (
        <Field label="版式" id={`${id}-layout`} fault={faultOf('layout')}>
          <Segmented
            id={`${id}-layout`}
            block
            value={layout}
            options={kind.layouts.map((value) => ({ value, label: layoutNames[value] }))}
            onChange={(value) => onChange({ layout: value })}
          />
        </Field>
      )}
      <PeriodFields id={id} startsAt={block.startsAt} endsAt={block.endsAt} faultOf={faultOf} onChange={onChange} />
    </Form>
  );
}

type PartProps = Omit<BlockPanelProps, 'covers'>;

/** Which images or albums a block lists. */
function SourceFields({ block, onChange }: PartProps) {
  const { categories } = useFilterChoices();
  const id = `block-${block.id}`;
  return (
    <>
      <Field label="分类" id={`${id}-category`} fault={undefined}>
        <NodeField
          id={`${id}-category`}
          nodes={categories}
          placeholder="不限，全部分类"
          value={block.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
      </Field>
      <Field label={block.layout === 'tabs' ? '先显示' : '排序'} id={`${id}-sort`} fault={undefined}>
        <Segmented<DesignedBlock['sort']>
          id={`${id}-sort`}
          block
          value={block.sort}
          options={[
            { value: 'newest', label: '最新' },
            { value: 'hottest', label: '最热' },
          ]}
          onChange={(sort) => onChange({ sort })}
        />
      </Field>
    </>
  );
}

function TextContent({ block, faultOf, onChange }: PartProps) {
  const [upload] = useUploadSitePictureMutation();
  const id = `block-${block.id}-html`;
  return (
    <Field label="内容" id={id} fault={faultOf('html')}>
      <RichTextField
        id={id}
        label="内容"
        value={block.html}
        upload={async (file) => (await upload({ file, shape: 'background' }).unwrap()).path}
        onChange={(html) => onChange({ html })}
      />
    </Field>
  );
}
