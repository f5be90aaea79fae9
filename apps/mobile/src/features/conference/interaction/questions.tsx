import {
  conferenceInteractionApi,
  useAskQuestionMutation,
  useVoteQuestionMutation,
} from '@tuyuan/api-client/conference/interaction.ts';
import { CircleHelp, Radio } from 'lucide-react';
import { useServerNow } from '../../../shared/clock/use-server-now.ts';
import { say } from '../../../shared/feedback/say.ts';
import type { Kept } from '../../../shared/kept/use-kept.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts';
import { ClosedBar } from './closed-bar.tsx';
import { ComposeBar } from './compose-bar.tsx';
import type { HallRoom, Questions as QuestionList, SeenQuestion } from './hall.ts';
import { questionsQuery } from './hall-query.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './questions.module.css';
import type { Draft } from './use-draft.ts';
import { writeFault } from './write-fault.ts';

interface QuestionsProps {
  readonly room: HallRoom;
  readonly isMuted: boolean;
  readonly draft: Draft;
  readonly questions: Kept<QuestionList>;
  onMuted(): unknown;
}

const { updateQueryData } = conferenceInteractionApi.util;

/** Shows the hall's questions by votes, and a line to ask one. */
export function Questions({ room, isMuted, draft, questions, onMuted }: QuestionsProps) {
  const dispatch = useApiDispatch();
  const now = useServerNow(20_000);
  const [ask, asking] = useAskQuestionMutation();
  const [vote] = useVoteQuestionMutation();
  const { data } = questions;

  function change(recipe: (list: QuestionList) => void) {
    dispatch(updateQueryData('getQuestions', questionsQuery(room.id), recipe));
  }
  async function wantAnswer({ id }: SeenQuestion) {
    const answer = await vote({ id });
    if (answer.error) {
      void say(failureText(answer.error));
      return;
    }
    const { votes } = answer.data;
    change((list) => {
      for (const question of list.items)
        if (question.id === id) {
          question.isVoted = true;
          question.votes = Math.max(question.votes, votes);
        }
    });
  }
  async function send(text: string, key: string): Promise<boolean> {
    const answer = await ask({ roomId: room.id, text, key });
    if (answer.error) {
      if (writeFault(answer.error).isMuted) void onMuted();
      return false;
    }
    const asked = answer.data;
    change((list) => {
      list.items = [{ ...asked, isMine: true, isVoted: false }, ...list.items.filter(({ id }) => id !== asked.id)];
    });
    void say(asked.state === 'pending' ? '已提交，审核后大家能看到' : '已提问');
    return true;
  }

  const answering = data?.items.find(({ state }) => state === 'answering');
  const rest = data?.items.filter(({ state }) => state !== 'answering') ?? [];
  return (
    <div className={styles.page}>
      {answering && (
        <section className={styles.answering} aria-label="正在回答">
          <p className={styles.speaker}>
            <Radio size={18} strokeWidth={1.75} aria-hidden />
            {answering.speaker === '' ? '正在回答' : `${answering.speaker}正在回答`}
          </p>
          <p className={styles.asked}>{answering.text}</p>
        </section>
      )}
      {data === undefined ? (
        questions.isLoading ? (
          <ListSkeleton rows={5} />
        ) : (
          <FailureView title="问题没有加载出来" error={questions.error} onRetry={questions.refetch} />
        )
      ) : data.items.length === 0 ? (
        <EmptyView
          icon={CircleHelp}
          title="还没有人提问"
          text={room.questionsOn ? '想听讲者说什么，在下面写下来，赞同多的先回答。' : '主持人暂时没有开放提问。'}
        />
      ) : (
        <ul className={styles.list} aria-label="问题">
          {rest.map((question) => (
            <QuestionRow key={question.id} question={question} now={now} onVote={() => wantAnswer(question)} />
          ))}
        </ul>
      )}
      {data && data.totalCount > data.items.length && (
        <p className={styles.more}>只列出赞同最多的 {data.items.length} 个问题</p>
      )}
      {isMuted ? (
        <ClosedBar>你已被会务组禁言，仍可以投票和赞同</ClosedBar>
      ) : room.questionsOn ? (
        <ComposeBar
          label="提问"
          placeholder="匿名提问，会务组可见身份"
          maxLength={120}
          draft={draft}
          hint={room.questionsReviewed ? '先审核，再公开' : '发出后立即公开'}
          fault={asking.error && writeFault(asking.error).text}
          isSending={asking.isLoading}
          onSend={send}
        />
      ) : (
        <ClosedBar>主持人暂时关闭了提问</ClosedBar>
      )}
    </div>
  );
}
