import { Form, InputNumber, Select, Switch } from 'antd';
import styles from './activity-editor.module.css';

const at = (name: string) => ['rules', 'voting', name];

/** How one votes, where there is a vote. */
export function VotingSection() {
  return (
    <Form.Item noStyle shouldUpdate={(before, after) => before.hasVote !== after.hasVote}>
      {({ getFieldValue }) =>
        getFieldValue('hasVote') === true && (
          <>
            <h2 className={styles.heading}>投票规则</h2>
            <div className={styles.pair}>
              <Form.Item name={at('perDay')} label="每人每天几票">
                <InputNumber min={1} max={100} precision={0} />
              </Form.Item>
              <Form.Item name={at('inAll')} label="每人一共几票">
                <InputNumber min={1} max={1000} precision={0} />
              </Form.Item>
              <Form.Item name={at('perCategoryDay')} label="每类每天几票（选填）" extra="留空不限。">
                <InputNumber min={1} max={100} precision={0} />
              </Form.Item>
              <Form.Item name={at('voters')} label="谁可以投">
                <Select
                  options={[
                    { value: 'phone', label: '手机已验证的用户' },
                    { value: 'user', label: '所有登录用户' },
                  ]}
                />
              </Form.Item>
              <Form.Item name={at('takeBackMinutes')} label="几分钟内可以撤回（0 不能撤回）">
                <InputNumber min={0} max={60} precision={0} />
              </Form.Item>
              <Form.Item name={at('freezeHours')} label="截止前几小时封榜（0 不封榜）">
                <InputNumber min={0} max={72} precision={0} />
              </Form.Item>
              <Form.Item name={at('showsVotes')} label="排行公布票数" valuePropName="checked">
                <Switch />
              </Form.Item>
              <Form.Item
                name={['rules', 'juryShare']}
                label="评委分占百分之几"
                extra="其余是大众投票。评审分 0 到 100，在评审和投票都结束、最后一轮公布之后才公开；没有评审阶段时只看投票。"
              >
                <InputNumber min={0} max={100} precision={0} />
              </Form.Item>
            </div>
          </>
        )
      }
    </Form.Item>
  );
}
