import { useCreateRoundMutation } from '@tuyuan/api-client/contest/jury-management.ts';
import { type JuryKind, juryKinds, juryKindWords, maxQuorum, maxRanked } from '@tuyuan/contract/contest/jury-words.ts';
import { Form, InputNumber, Radio } from 'antd';
import { RecordDialog } from '../../../shared/form/record-dialog.tsx';

interface CreateRoundDialogProps {
  readonly activityId: number;
  /** Number of the last round. */
  readonly before: number | undefined;
  /** How many judge. */
  readonly jurors: number;
  readonly onClose: () => void;
}

interface Fields {
  readonly kind: JuryKind;
  readonly quorum: number;
  readonly bestOf: number | null;
}

/** Adds the next round, of all accepted works or of the best of the round before. */
export function CreateRoundDialog({ activityId, before, jurors, onClose }: CreateRoundDialogProps) {
  const [create] = useCreateRoundMutation();
  return (
    <RecordDialog<Fields>
      name="create-round"
      title={`新建第 ${(before ?? 0) + 1} 轮`}
      okText="新建"
      initial={{ kind: before === undefined ? 'yesNo' : 'score', quorum: Math.max(1, jurors), bestOf: null }}
      save={async (fields) => {
        await create({ activityId, ...fields }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item
        name="kind"
        label="怎么评"
        extra={`排名次：每位评委把全部作品从好到差排好，最多 ${maxRanked} 件，适合最后一轮。`}
      >
        <Radio.Group options={juryKinds.map((value) => ({ value, label: juryKindWords[value] }))} />
      </Form.Item>
      <Form.Item
        name="quorum"
        label="每件至少几位评委评"
        extra="以后可以提高，不能降低。"
        rules={[{ required: true, message: '请填写人数' }]}
      >
        <InputNumber min={1} max={maxQuorum} precision={0} />
      </Form.Item>
      {before !== undefined && (
        <Form.Item name="bestOf" label={`只评第 ${before} 轮的前几件`} extra="不填就评全部入围作品；并列的都进。">
          <InputNumber min={1} max={10_000} precision={0} />
        </Form.Item>
      )}
    </RecordDialog>
  );
}
