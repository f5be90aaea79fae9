import type { importAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { Checkbox } from 'antd';
import styles from './import-takes-choice.module.css';

export type ImportTakes = InputOf<typeof importAttendees>['takes'];

interface ImportTakesChoiceProps {
  readonly takes: ImportTakes;
  readonly isLocked: boolean;
  readonly onChange: (takes: ImportTakes) => void;
}

/** Whether rows may refer to registered people, and how those are handled. */
export function ImportTakesChoice({ takes, isLocked, onChange }: ImportTakesChoiceProps) {
  return (
    <div className={styles.choice}>
      <Checkbox
        checked={takes !== 'new'}
        disabled={isLocked}
        onChange={(event) => onChange(event.target.checked ? 'known' : 'new')}
      >
        更新已报名的人
      </Checkbox>
      {takes !== 'new' && (
        <>
          <p className={styles.note}>
            先「导出」名单，在表格里填好再导回来：按「编号」认人，没有编号的按「手机」。只改文件里有的这些列：厅、座位、桌号、分组、胸卡号、接待人电话；空着的格子不改，要清空请到那个人的详情里改。姓名、票种和报名表的回答都不改。
          </p>
          <Checkbox
            checked={takes === 'all'}
            disabled={isLocked}
            onChange={(event) => onChange(event.target.checked ? 'all' : 'known')}
          >
            还没报名的人，一起导入
          </Checkbox>
        </>
      )}
    </div>
  );
}
