import { HolderOutlined } from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Tree } from 'antd';
import type { KeyboardEvent } from 'react';
import type { Question } from './form-draft.ts';
import styles from './question-list.module.css';
import { questionTypeTitles } from './question-words.ts';

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly chosenUid: string | undefined;
  readonly wrongUids: ReadonlySet<string>;
  readonly mayEdit: boolean;
  readonly onChoose: (uid: string) => void;
  /** To this place of the list. */
  readonly onMove: (uid: string, index: number) => void;
}

interface Line {
  readonly key: string;
  readonly question: Question;
  readonly isLeaf: true;
}

/** The questions in order, dragged or moved with Alt and the arrow keys. */
export function QuestionList(props: QuestionListProps) {
  const { questions, chosenUid, wrongUids, mayEdit, onChoose, onMove } = props;
  const indexOf = (uid: string) => questions.findIndex((one) => one.uid === uid);

  function press(event: KeyboardEvent): void {
    if (!mayEdit || !event.altKey || chosenUid === undefined) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    const index = indexOf(chosenUid) + (event.key === 'ArrowUp' ? -1 : 1);
    if (index >= 0 && index < questions.length) onMove(chosenUid, index);
  }

  return (
    <div onKeyDownCapture={press}>
      <Tree<Line>
        blockNode
        aria-label="题目"
        rootClassName={classNames(styles.list)}
        treeData={questions.map((question) => ({ key: question.uid, question, isLeaf: true }))}
        selectedKeys={chosenUid === undefined ? [] : [chosenUid]}
        onSelect={(_keys, { node }) => onChoose(node.question.uid)}
        onActiveChange={(key) => {
          if (typeof key === 'string') onChoose(key);
        }}
        draggable={mayEdit ? { icon: <HolderOutlined /> } : false}
        allowDrop={({ dropPosition }) => dropPosition !== 0}
        onDrop={({ dragNode, node, dropPosition }) => {
          const from = indexOf(dragNode.question.uid);
          const target = indexOf(node.question.uid);
          const isBefore = dropPosition < target + 0.5;
          const gap = isBefore ? target : target + 1;
          onMove(dragNode.question.uid, from < gap ? gap - 1 : gap);
        }}
        titleRender={({ question }) => (
          <span className={styles.line} data-wrong={wrongUids.has(question.uid) || undefined}>
            <span className={styles.label}>{question.label || '（还没有题目）'}</span>
            <span className={styles.mark}>
              {[questionTypeTitles[question.type], question.isRequired && '必填', wrongUids.has(question.uid) && '有错']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        )}
      />
    </div>
  );
}
