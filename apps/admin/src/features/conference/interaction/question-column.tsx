import {
  useDecideQuestionMutation,
  useGetManagedQuestionsQuery,
} from '@tuyuan/api-client/conference/interaction-management.ts';
import type { QuestionState } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { ManagedRoom } from '@tuyuan/contract/conference/interaction-management.ts';
import { useState } from 'react';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { AnsweringDialog } from './answering-dialog.tsx';
import { columnSize } from './column-size.ts';
import styles from './moderated-column.module.css';
import { ModeratedColumn } from './moderated-column.tsx';
import { ModeratedRow } from './moderated-row.tsx';
import { questionMoves } from './question-moves.ts';
import { useColumnState } from './use-column-state.ts';

const views = ['pending', 'open', 'answered', 'hidden'] as const;
type View = (typeof views)[number];
const statesOf: Readonly<Record<View, QuestionState[]>> = {
  pending: ['pending'],
  open: ['shown', 'answering'],
  answered: ['answered'],
  hidden: ['hidden'],
};
const emptyTexts: Readonly<Record<View, string>> = {
  pending: '没有待审的提问。',
  open: '没有公开的提问。',
  answered: '还没有回答过提问。',
  hidden: '没有隐藏过提问。',
};

/** A hall's questions: waiting, ranked by the hall, and being answered. */
export function QuestionColumn({ room }: { readonly room: ManagedRoom }) {
  const attempt = useAttempt();
  const column = useColumnState('question', views);
  const query = useGetManagedQuestionsQuery(
    {
      roomId: room.id,
      states: statesOf[column.shown],
      skipCount: (column.page - 1) * columnSize,
      maxResultCount: columnSize,
    },
    { refetchOnMountOrArgChange: true },
  );
  const [decide] = useDecideQuestionMutation();
  const [asked, setAsked] = useState<{ id: number; text: string; speaker: string }>();

  async function set(id: number, to: 'shown' | 'answering' | 'answered' | 'hidden', speaker = ''): Promise<void> {
    await attempt(() => decide({ id, to, speaker }).unwrap());
  }

  return (
    <>
      <ModeratedColumn
        title="提问"
        states={[
          { value: 'pending', label: room.pendingQuestions > 0 ? `待审 ${room.pendingQuestions}` : '待审' },
          { value: 'open', label: '公开' },
          { value: 'answered', label: '已答' },
          { value: 'hidden', label: '已隐藏' },
        ]}
        shown={column.shown}
        page={column.page}
        onShow={column.show}
        onTurn={column.turnTo}
        query={query}
        empty={room.questionsOn ? emptyTexts[column.shown] : `${emptyTexts[column.shown]}这个会场关闭了提问。`}
        keys={[
          { key: 'A', does: '公开、回答' },
          { key: 'R', does: '隐藏' },
          { key: 'M', does: '禁言' },
          { key: '↑↓', does: '移动' },
        ]}
        renderRow={(question, onMute) => {
          const { id, text, state, speaker, votes, at, isFlagged, writer } = question;
          return (
            <ModeratedRow
              key={id}
              text={text}
              isFlagged={isFlagged}
              writer={writer}
              onMute={onMute}
              facts={
                <>
                  <span>{at.slice(11, 16)}</span>
                  {state !== 'pending' && <span className={styles.votes}>{votes} 人想问</span>}
                  {state === 'answering' && <span className={styles.votes}>正在回答{speaker && `：${speaker}`}</span>}
                  {state === 'answered' && speaker !== '' && <span>{speaker} 已答</span>}
                </>
              }
              commands={questionMoves(state).map(({ to, label, letter, isMain }) => ({
                key: to,
                label,
                ...(letter !== undefined && { letter }),
                ...(isMain !== undefined && { isMain }),
                run: () => (to === 'answering' ? setAsked({ id, text, speaker }) : void set(id, to)),
              }))}
            />
          );
        }}
      />
      {asked && (
        <AnsweringDialog
          question={asked}
          onStart={(speaker) => void set(asked.id, 'answering', speaker)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
