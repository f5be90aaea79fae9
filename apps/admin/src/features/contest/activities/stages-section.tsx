import { type ActivityStage, activityStages, stageWords } from '@tuyuan/contract/contest/activity-words.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Form, Switch } from 'antd';
import styles from './activity-editor.module.css';

const switches: Readonly<Partial<Record<ActivityStage, { readonly name: string; readonly label: string }>>> = {
  vote: { name: 'hasVote', label: '有大众投票' },
  judge: { name: 'hasJudge', label: '有评委评审' },
  publicity: { name: 'hasPublicity', label: '有公示期' },
};

/** When each stage begins and ends; they may overlap. */
export function StagesSection() {
  return (
    <>
      <h2 className={styles.heading}>阶段与时间</h2>
      {activityStages.map((stage) => {
        const option = switches[stage];
        if (!option) return <StageTimes key={stage} stage={stage} />;
        return (
          <div key={stage}>
            <Form.Item
              name={option.name}
              label={option.label}
              valuePropName="checked"
              layout="horizontal"
              colon={false}
            >
              <Switch />
            </Form.Item>
            <Form.Item noStyle shouldUpdate>
              {({ getFieldValue }) => getFieldValue(option.name) === true && <StageTimes stage={stage} />}
            </Form.Item>
          </div>
        );
      })}
    </>
  );
}

function StageTimes({ stage }: { readonly stage: ActivityStage }) {
  const word = stageWords[stage];
  return (
    <div className={styles.stage}>
      <strong>{word}</strong>
      <Form.Item
        name={['stages', stage, 'from']}
        label={`${word}开始`}
        rules={[{ required: true, message: `请填写${word}开始的时间` }]}
      >
        <DateInput kind="dateTime" />
      </Form.Item>
      <Form.Item
        name={['stages', stage, 'to']}
        label={`${word}截止`}
        rules={[{ required: true, message: `请填写${word}截止的时间` }]}
      >
        <DateInput kind="dateTime" />
      </Form.Item>
    </div>
  );
}
