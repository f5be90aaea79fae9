import { useVoteOnHelpMutation } from '@tuyuan/api-client/content/help-data.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useState } from 'react';
import styles from './help-view.module.css';

/** Asks whether an answer helped; each person counts once and may change their mind. */
export function HelpVote({ id }: { readonly id: number }) {
  const [vote, { data, isLoading }] = useVoteOnHelpMutation();
  const [choice, setChoice] = useState<boolean>();

  async function choose(isHelpful: boolean): Promise<void> {
    const outcome = await vote({ id, isHelpful });
    if (!outcome.error) setChoice(isHelpful);
  }

  return (
    <div className={styles.vote}>
      <span>有帮助吗？</span>
      <span className={styles.choices}>
        {([true, false] as const).map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            size="small"
            aria-pressed={choice === isHelpful}
            disabled={isLoading || choice === isHelpful}
            onClick={() => void choose(isHelpful)}
          >
            {isHelpful ? '有帮助' : '没有帮助'}
          </Button>
        ))}
      </span>
      <span role="status">
        {choice === true && data && `谢谢，${data.helpfulCount} 人觉得有帮助。`}
        {choice === false && (
          <>
            谢谢告诉我们。<Link href="/user/main/feedback/edit">说说还缺什么</Link>
          </>
        )}
      </span>
    </div>
  );
}
