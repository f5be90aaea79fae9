import type { NamedReference } from '@tuyuan/contract/library/image.ts';
import type { VideoDraft } from '@tuyuan/contract/library/video-management.ts';
import { licenceTierNames } from '@tuyuan/contract/library/video-words.ts';
import { Checkbox, Form, Select } from 'antd';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { PhotographerSelect } from '../../../shared/filters/photographer-select.tsx';
import { WordField } from '../../../shared/form/word-field.tsx';
import { LabelInput } from '../../../shared/library/label-input.tsx';
import styles from './videos.module.css';

export interface VideoWords {
  readonly title: string;
  readonly description: string;
  readonly labels: readonly string[];
  readonly categoryId: number | null;
  readonly authorId: number | null;
  readonly unitId: number | null;
  readonly freeTiers: VideoDraft['freeTiers'];
}

const tierWords = { editorial: '编辑用', commercial: '商用', extended: '扩展' } as const;

interface VideoFieldsProps {
  readonly words: VideoWords;
  readonly categories: readonly FlatNode[];
  readonly units: readonly NamedReference[];
  readonly mayEdit: boolean;
  readonly onChange: (patch: Partial<VideoWords>) => void;
}

/** What a video is called, whose it is, and for what its original is free. */
export function VideoFields({ words, categories, units, mayEdit, onChange }: VideoFieldsProps) {
  return (
    <Form layout="vertical" className={styles.card ?? ''} disabled={!mayEdit}>
      <WordField
        id="video-title"
        label="标题"
        maxLength={100}
        missing="请填写标题"
        value={words.title}
        onChange={(title) => onChange({ title })}
      />
      <WordField
        id="video-description"
        label="说明"
        maxLength={2000}
        rows={[3, 10]}
        value={words.description}
        onChange={(description) => onChange({ description })}
      />
      <Form.Item label="标签" htmlFor="video-labels" extra="回车添加，最多 20 个。">
        <LabelInput
          id="video-labels"
          value={words.labels}
          onChange={(labels) => onChange({ labels: labels.slice(0, 20) })}
        />
      </Form.Item>
      <Form.Item label="分类" htmlFor="video-category">
        <NodeField
          id="video-category"
          nodes={categories}
          placeholder="未分类"
          value={words.categoryId}
          onChange={(categoryId) => onChange({ categoryId: categoryId ?? null })}
        />
      </Form.Item>
      <Form.Item label="摄影师">
        <PhotographerSelect
          value={words.authorId ?? undefined}
          onChange={(authorId) => onChange({ authorId: authorId ?? null })}
        />
      </Form.Item>
      <Form.Item label="单位" htmlFor="video-unit" extra="视频也会出现在这个单位的页面上。">
        <Select<number | null>
          id="video-unit"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="不属于单位"
          value={words.unitId}
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(unitId) => onChange({ unitId: unitId ?? null })}
        />
      </Form.Item>
      <Form.Item label="免费授权" extra="勾选后，登录用户可以下载原片；不勾选的可以在「价格」里出售。">
        <Checkbox.Group
          value={[...words.freeTiers]}
          options={licenceTierNames.map((tier) => ({ value: tier, label: tierWords[tier] }))}
          onChange={(chosen) => onChange({ freeTiers: licenceTierNames.filter((tier) => chosen.includes(tier)) })}
        />
      </Form.Item>
    </Form>
  );
}
