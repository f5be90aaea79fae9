import { SearchOutlined } from '@ant-design/icons';
import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import { Button, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../../../shared/failure-text.ts';
import { KeyHint } from '../../../../shared/key-hint.tsx';
import { useSessionState } from '../../../../shared/session/session-context.tsx';
import styles from './find-dialog.module.css';
import type { FoundItem } from './found-item.ts';
import { FoundList } from './found-list.tsx';
import { keepRecent, readRecent } from './recent-choices.ts';
import { useFound } from './use-found.ts';

interface FindDialogProps {
  readonly menu: readonly MenuNode[];
  readonly onClose: () => void;
}

/** Goes to a page, a setting or a record by its name or number: arrows choose, Enter opens, Tab keeps one kind. */
export function FindDialog({ menu, onClose }: FindDialogProps) {
  const listId = useId();
  const navigate = useNavigate();
  const { user } = useSessionState();
  const userId = user?.id ?? 0;
  const [recent] = useState(() => readRecent(userId));
  const [text, setText] = useState('');
  const [only, setOnly] = useState<string>();
  const [chosen, setChosen] = useState(0);
  const found = useFound(menu, text, recent);
  const groups = only === undefined ? found.groups : found.groups.filter(({ title }) => title === only);
  const lines = groups.flatMap(({ title, items }) => items.map((item) => ({ item, kind: title })));
  const at = Math.min(chosen, Math.max(0, lines.length - 1));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${listId}-${at}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, listId]);

  function open(item: FoundItem, inNewTab: boolean): void {
    keepRecent(userId, item);
    if (inNewTab) window.open(`${import.meta.env.BASE_URL.replace(/\/$/, '')}${item.to}`, '_blank', 'noopener');
    else {
      onClose();
      void navigate(item.to);
    }
  }

  function press(event: KeyboardEvent): void {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const line = lines[at];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && lines.length > 0) setChosen((at + step + lines.length) % lines.length);
    else if (event.key === 'Enter' && line) open(line.item, event.ctrlKey || event.metaKey);
    else if (event.key === 'Tab' && !event.shiftKey && line) {
      setOnly(only === undefined ? line.kind : undefined);
      setChosen(0);
    } else if (event.key === 'Backspace' && text === '' && only !== undefined) setOnly(undefined);
    else return;
    event.preventDefault();
  }

  return (
    <Modal
      open
      title={null}
      footer={null}
      closable={false}
      width={680}
      style={{ top: 88 }}
      styles={{ container: { padding: 0 } }}
      onCancel={onClose}
      aria-label="搜索"
    >
      <div className={styles.head}>
        <SearchOutlined aria-hidden />
        {only !== undefined && <span className={styles.only}>只看{only}</span>}
        <input
          // The dialog opens for typing.
          // biome-ignore lint/a11y/noAutofocus: it is the dialog's only field
          autoFocus
          className={styles.input}
          role="combobox"
          aria-label="找页面、图片、人、订单、会议、文章、设置"
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-activedescendant={lines.length > 0 ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          placeholder="页面、图片号、人、订单、会议"
          maxLength={50}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        {found.isBusy && <span className={styles.note}>正在找…</span>}
        <Button size="small" onClick={onClose}>
          Esc
        </Button>
      </div>
      <div className={styles.body} ref={list}>
        <FoundList id={listId} groups={groups} words={text.trim()} chosen={at} onPoint={setChosen} onOpen={open} />
        {found.error !== undefined && (
          <p className={styles.message} role="alert">
            {failureText(found.error)}
            <Button size="small" onClick={found.retry}>
              再试一次
            </Button>
          </p>
        )}
        {lines.length === 0 && !found.isBusy && found.error === undefined && (
          <p className={styles.message} role="status">
            没有找到“{text.trim()}”。可以搜页面名、图片号或标题、用户名、订单号、会议和文章的标题。
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <KeyHint keys={['↑', '↓']}>选</KeyHint>
        <KeyHint keys={['Enter']}>打开</KeyHint>
        <KeyHint keys={['Ctrl Enter']}>新标签页</KeyHint>
        <KeyHint keys={['Tab']}>{only === undefined ? '只看这一类' : '看全部'}</KeyHint>
        <span className={styles.note}>只列出你能打开的</span>
      </footer>
    </Modal>
  );
}
