import { SearchOutlined } from '@ant-design/icons';
import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './search-button.module.css';

const FindDialog = lazy(async () => ({ default: (await import('./find/find-dialog.tsx')).FindDialog }));

/** Opens the search over pages and records; so does Ctrl K, or ⌘ K. */
export function SearchButton({ menu }: { readonly menu: readonly MenuNode[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden />
        <VisuallyHidden>搜索</VisuallyHidden>
        <span className={styles.words}>页面、图片号、人、订单、会议</span>
        <KeyHint keys={['Ctrl K']} />
      </button>
      {isOpen && (
        <Suspense>
          <FindDialog menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
