import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { Check } from 'lucide-react';
import styles from './choice-option.module.css';
import type { OptionView } from './choice-view.ts';
import type { Interaction } from './hall.ts';

interface ChoiceOptionProps {
  readonly option: Interaction['options'][number];
  /** Name of the group. */
  readonly name: string;
  readonly view: OptionView;
  readonly isMany: boolean;
  readonly isChosen: boolean;
  /** Undefined if nothing can be chosen any more. */
  readonly onToggle: (() => void) | undefined;
}

/** Shows an option with its picture and, once available, bar, share, count and whether it is mine. */
export function ChoiceOption({ option, name, view, isMany, isChosen, onToggle }: ChoiceOptionProps) {
  const { text, picture } = option;
  const content = (
    <>
      {picture && (
        <span className={styles.picture}>
          <ProgressiveImage
            src={resourceUrl(imagePath(picture, 320))}
            alt=""
            width={picture.width}
            height={picture.height}
            thumbhash={picture.thumbhash}
          />
          {isChosen && <Mark />}
        </span>
      )}
      <span className={styles.line}>
        {!picture && onToggle && <span className={classNames(styles.box, !isMany && styles.round)} aria-hidden />}
        {!picture && !onToggle && isChosen && <Check className={styles.tick} size={18} strokeWidth={2.5} aria-hidden />}
        <span className={styles.text}>{text}</span>
        {view.votes !== null && <b className={styles.percent}>{view.percent}%</b>}
      </span>
      {view.votes !== null && (
        <>
          <span className={styles.bar}>
            <span style={{ inlineSize: `${view.percent}%` }} />
          </span>
          <span className={styles.votes}>
            {formatCount(view.votes)} 票{isChosen && <span className={styles.own}>你选的</span>}
          </span>
        </>
      )}
      {view.votes === null && !onToggle && isChosen && <span className={styles.votes}>你选的</span>}
      {view.isCorrect === true && <span className={styles.correct}>正确答案</span>}
    </>
  );
  const className = classNames(
    styles.option,
    picture !== null && styles.withPicture,
    isChosen && styles.chosen,
    view.isCorrect === true && styles.right,
  );
  if (!onToggle) return <div className={className}>{content}</div>;
  return (
    <label className={className}>
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={name}
        className={styles.input}
        checked={isChosen}
        onChange={onToggle}
      />
      {content}
    </label>
  );
}

function Mark() {
  return (
    <span className={styles.mark} aria-hidden>
      <Check size={18} strokeWidth={2.5} />
    </span>
  );
}
