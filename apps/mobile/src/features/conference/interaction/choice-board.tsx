import { useState } from 'react';
import { useOnline } from '../../../shared/network/use-online.ts';
import { AnswerNote } from './answer-note.tsx';
import type { BoardProps } from './board.tsx';
import styles from './choice-board.module.css';
import { ChoiceOption } from './choice-option.tsx';
import { choiceView } from './choice-view.ts';
import { SubmitBar } from './submit-bar.tsx';
import { useAnswer } from './use-answer.ts';

/** Shows a poll or quiz: first the options, then the results. */
export function ChoiceBoard(props: BoardProps) {
  const { interaction, secondsLeft } = props;
  const { options, mine, maxChoices, kind } = interaction;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isChanging, setIsChanging] = useState(false);
  const { isSending, fault, send } = useAnswer(props);
  const isOnline = useOnline();
  const view = choiceView(interaction, { isChanging, isOver: secondsLeft === 0 });
  const hasPictures = options.some(({ picture }) => picture !== null);

  function toggle(no: number) {
    if (maxChoices === 1) setChosen([no]);
    else if (chosen.includes(no)) setChosen(chosen.filter((one) => one !== no));
    else if (chosen.length < maxChoices) setChosen([...chosen, no]);
  }

  async function submit() {
    if (await send({ choices: [...chosen] })) setIsChanging(false);
  }

  const words =
    chosen.length === 0
      ? '先选一项'
      : kind === 'quiz'
        ? '提交答案'
        : maxChoices > 1
          ? `投出 ${chosen.length} 项`
          : `投给「${options.find(({ no }) => no === chosen[0])?.text ?? ''}」`;
  return (
    <>
      <ul className={hasPictures ? styles.pictures : styles.rows}>
        {options.map((option) => (
          <li key={option.no}>
            <ChoiceOption
              option={option}
              name={`option-${interaction.id}`}
              view={view.ofOption(option.no)}
              isMany={maxChoices > 1}
              isChosen={view.canAnswer ? chosen.includes(option.no) : (mine?.choices.includes(option.no) ?? false)}
              onToggle={view.canAnswer ? () => toggle(option.no) : undefined}
            />
          </li>
        ))}
      </ul>
      {view.canAnswer ? (
        <SubmitBar
          fault={fault}
          isBusy={isSending}
          isReady={chosen.length > 0}
          onSubmit={submit}
          {...(isChanging && { onCancel: () => setIsChanging(false) })}
        >
          {isOnline ? words : '没有网络，连上后再投'}
        </SubmitBar>
      ) : (
        <AnswerNote
          interaction={interaction}
          isOver={secondsLeft === 0}
          onChange={() => {
            setChosen(mine?.choices ?? []);
            setIsChanging(true);
          }}
        />
      )}
    </>
  );
}
