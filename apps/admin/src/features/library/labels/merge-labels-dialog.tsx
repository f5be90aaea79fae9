import { useMergeImageLabelsMutation } from '@tuyuan/api-client/library/image-label.ts';
import type { ImageLabel } from '@tuyuan/contract/library/image-label.ts';
import { Form, Radio } from 'antd';
import { Effects } from '../../../shared/form/effects.tsx';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface MergeLabelsDialogProps {
  /** At least two. */
  readonly labels: readonly ImageLabel[];
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

/** Asks which of the labels stays; the others become its synonyms. */
export function MergeLabelsDialog({ labels, onMerged, onClose }: MergeLabelsDialogProps) {
  const [merge] = useMergeImageLabelsMutation();
  const byCount = labels.toSorted((one, other) => other.imageCount - one.imageCount);
  return (
    <RecordDialog<{ intoId: number }>
      name="merge-labels"
      width={440}
      title={`合并 ${labels.length} 个标签`}
      okText="合并"
      initial={{ intoId: byCount[0]?.id }}
      save={async ({ intoId }) => {
        const { name, imageCount } = await merge({ ids: labels.map(({ id }) => id), intoId }).unwrap();
        onMerged();
        return `已合并成「${name}」，共 ${imageCount} 张图`;
      }}
      onClose={onClose}
    >
      <Form.Item name="intoId" label="留下哪一个">
        <Radio.Group
          style={{ display: 'grid', gap: 8 }}
          options={byCount.map(({ id, name, imageCount }) => ({ value: id, label: `${name}（${imageCount} 张）` }))}
        />
      </Form.Item>
      <Effects effects={['图片上都换成留下的那个', '其余的名字成为它的同义词', '不能撤销']} />
    </RecordDialog>
  );
}
