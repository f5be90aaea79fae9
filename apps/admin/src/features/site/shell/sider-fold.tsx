import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../shared/is-typing.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './shell.module.css';

interface SiderFoldProps {
  readonly isCollapsed: boolean;
  readonly onFold: (isCollapsed: boolean) => void;
}

/** Shrinks the menu to its icons and back; `[` does the same. */
export function SiderFold({ isCollapsed, onFold }: SiderFoldProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '[' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    onFold(!isCollapsed);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={isCollapsed ? '展开菜单' : '收起菜单'}
      aria-expanded={!isCollapsed}
      onClick={() => onFold(!isCollapsed)}
    >
      {isCollapsed ? (
        <RightOutlined />
      ) : (
        <>
          <LeftOutlined /> 收起 <KeyHint keys={['[']} />
        </>
      )}
    </button>
  );
}
