import { useGetMentionableQuery } from '@tuyuan/api-client/community/comment-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import type { AuthorCard } from '@tuyuan/contract/library/image.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './comments.module.css';
import { typedMention } from './typed-mention.ts';

interface MentionFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly kind: CommentSubject;
  readonly subjectId: number;
  readonly value: string;
  onType(value: string): void;
  /** Told of whom an @ was picked for. */
  onMention(person: { readonly id: number; readonly name: string }): void;
}

/** A field in which an @ and the beginning of a name offer people of the thread to pick from. */
export function MentionField(props: MentionFieldProps) {
  const { kind, subjectId, value, onType, onMention, onKeyDown, className, ...rest } = props;
  const { user } = useSessionState();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const typed = caret === undefined || !user ? null : typedMention(value, caret);
  const wanted = { kind, id: subjectId, prefix: typed?.prefix ?? '' };
  const { currentData } = useGetMentionableQuery(wanted, { skip: typed === null });
  const people = (typed && currentData?.items) || [];
  const current = people[Math.min(chosen, people.length - 1)];

  function pick({ id, nickName }: AuthorCard): void {
    if (!typed || caret === undefined) return;
    const named = `${value.slice(0, typed.start)}@${nickName} `;
    onType(named + value.slice(caret));
    onMention({ id, name: nickName });
    setCaret(undefined);
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(named.length, named.length));
  }
  /** Returns whether the key was for the list. */
  function move(key: string, current: AuthorCard, isWithCtrl: boolean): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) setChosen((people.indexOf(current) + step + people.length) % people.length);
    else if ((key === 'Enter' && !isWithCtrl) || key === 'Tab') pick(current);
    else if (key === 'Escape') setCaret(undefined);
    else return false;
    return true;
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While characters are being composed, the keys are the input method's.
    const isOpen = current && !event.nativeEvent.isComposing;
    if (!(isOpen && move(event.key, current, event.ctrlKey || event.metaKey))) {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.mention}>
      <textarea
        {...rest}
        ref={field}
        className={className}
        aria-autocomplete="list"
        aria-controls={current ? listId : undefined}
        aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
        value={value}
        onChange={({ target }) => {
          onType(target.value);
          setCaret(target.selectionStart);
          setChosen(0);
        }}
        onSelect={({ currentTarget }) => caret !== undefined && setCaret(currentTarget.selectionStart)}
        onBlur={() => setCaret(undefined)}
        onKeyDown={press}
      />
      {current && (
        <div id={listId} className={styles.people} role="listbox" aria-label="提到谁">
          {people.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and hears the keys.
            <div
              key={person.id}
              id={`${listId}-${person.id}`}
              role="option"
              aria-selected={person === current}
              className={styles.person}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              <Avatar name={person.nickName} src={resourceUrl(person.avatar)} size={24} />
              {person.nickName}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
