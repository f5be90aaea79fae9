import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import type { FieldChange, RegistrationFieldType } from '@tuyuan/contract/conference/conference-fields.ts';
import type { ManagedTicketType } from '@tuyuan/contract/conference/ticket-types.ts';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import { Alert, Button, Form, Input, Select, Switch } from 'antd';
import { CodeInfo } from '../../../shared/code-info.tsx';
import { wireMinute } from '../../../shared/form/wire-minute.ts';
import { hasOptions, type Question, type QuestionFaults } from './form-draft.ts';
import styles from './question-editor.module.css';
import { questionChangeTitles, questionTypeTitles } from './question-words.ts';

interface QuestionEditorProps {
  readonly question: Question;
  readonly faults: QuestionFaults;
  /** It has answers, so it cannot be removed and its type is fixed. */
  readonly isAnswered: boolean;
  readonly mayEdit: boolean;
  readonly types: readonly Pick<ManagedTicketType, 'id' | 'name'>[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The form has reached the limit of questions. */
  readonly isFull: boolean;
  readonly onChange: (question: Question) => void;
  readonly onRetype: (type: RegistrationFieldType) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

const optionsOf = <Key extends string>(titles: Readonly<Record<Key, string>>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label: String(label) }));

/** Everything about one question. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, faults, isAnswered, mayEdit, types, onChange } = props;
  const set = (patch: Partial<Question>) => onChange({ ...question, ...patch });
  const at = (fault: string | undefined) =>
    fault === undefined ? {} : { validateStatus: 'error' as const, help: fault };
  const id = (name: string) => `question-${name}`;
  return (
    <section aria-label="编辑题目">
      {mayEdit && (
        <div className={styles.commands}>
          <Button
            icon={<ArrowUpOutlined />}
            aria-label="上移"
            disabled={props.isFirst}
            onClick={() => props.onStep(-1)}
          />
          <Button
            icon={<ArrowDownOutlined />}
            aria-label="下移"
            disabled={props.isLast}
            onClick={() => props.onStep(1)}
          />
          <Button icon={<CopyOutlined />} disabled={props.isFull} onClick={props.onCopy}>
            复制
          </Button>
          <Button danger icon={<DeleteOutlined />} disabled={isAnswered} onClick={props.onRemove}>
            删除
          </Button>
          <CodeInfo title={question.label} code={question.key} />
        </div>
      )}
      {isAnswered && (
        <Alert
          showIcon
          type="info"
          title="已有人回答：不能删除，也不能改题型。题目的文字、说明、选项和规则可以改。"
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <Form layout="vertical" component="div" disabled={!mayEdit}>
        <Form.Item label="题目" htmlFor={id('label')} required {...at(faults.label)}>
          <Input
            id={id('label')}
            maxLength={30}
            showCount
            value={question.label}
            onChange={(event) => set({ label: event.target.value })}
          />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item label="题型" htmlFor={id('type')}>
            <Select<RegistrationFieldType>
              id={id('type')}
              disabled={!mayEdit || isAnswered}
              value={question.type}
              options={optionsOf(questionTypeTitles)}
              onChange={props.onRetype}
            />
          </Form.Item>
          <Form.Item label="必填" htmlFor={id('required')}>
            <Switch id={id('required')} checked={question.isRequired} onChange={(isRequired) => set({ isRequired })} />
          </Form.Item>
        </div>
        {hasOptions(question.type) && (
          <Form.Item
            label="选项"
            htmlFor={id('options')}
            required
            extra="输入后回车，一次可以粘贴几个（逗号隔开），最多 30 个。"
            {...at(faults.options)}
          >
            <Select<string[]>
              id={id('options')}
              mode="tags"
              open={false}
              suffixIcon={null}
              tokenSeparators={[',', '，', '、', '\n']}
              maxCount={30}
              value={question.options}
              onChange={(options) =>
                set({ options: options.map((option) => option.trim().slice(0, 40)).filter(Boolean) })
              }
            />
          </Form.Item>
        )}
        <Form.Item label="说明（选填）" htmlFor={id('help')} extra="显示在题目下面。">
          <Input
            id={id('help')}
            maxLength={100}
            showCount
            value={question.help}
            onChange={(event) => set({ help: event.target.value })}
          />
        </Form.Item>
        <Form.Item label="只问这些票种" htmlFor={id('types')} extra="不选就问所有人。">
          <Select<number[]>
            id={id('types')}
            mode="multiple"
            allowClear
            placeholder="所有票种"
            value={question.ticketTypeIds}
            options={types.map((type) => ({ value: type.id, label: type.name }))}
            onChange={(ticketTypeIds) => set({ ticketTypeIds })}
          />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item label="报名以后" htmlFor={id('change')}>
            <Select<FieldChange>
              id={id('change')}
              value={question.change}
              options={optionsOf(questionChangeTitles)}
              onChange={(change) => set({ change, ...(change !== 'editable' && { editableUntil: null }) })}
            />
          </Form.Item>
          {question.change === 'editable' && (
            <Form.Item label="改到什么时候（选填）" htmlFor={id('until')}>
              <DateInput
                id={id('until')}
                kind="dateTime"
                value={question.editableUntil}
                onChange={(value) => set({ editableUntil: value === '' ? null : wireMinute(value) })}
              />
            </Form.Item>
          )}
        </div>
      </Form>
    </section>
  );
}
