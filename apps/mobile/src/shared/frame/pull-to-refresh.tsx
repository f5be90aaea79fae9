import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './pull-to-refresh.module.css';

interface PullToRefreshProps {
  readonly children: ReactNode;
  onRefresh(): unknown;
}

/** `enough`: pixels the page has to be pulled down by; `share`: part of the finger's movement it follows. */
const enough = 56;
const share = 0.45;
const minMs = 400;

/**
 * Reloads the page when pulled down. Custom, because the library's component brings its animation engine, a sixth of
 * the first script, into every page.
 */
export function PullToRefresh({ children, onRefresh }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = useEffectEvent(async () => {
    setIsRefreshing(true);
    await Promise.all([onRefresh(), new Promise((resolve) => setTimeout(resolve, minMs))]);
    setIsRefreshing(false);
  });

  useEffect(() => {
    const page = box.current;
    if (!page) return;
    let from: number | undefined;
    let way = 0;
    const start = ({ touches }: TouchEvent) => {
      from = window.scrollY <= 0 && touches.length === 1 ? touches[0]?.clientY : undefined;
    };
    const move = (event: TouchEvent) => {
      if (from === undefined) return;
      way = ((event.touches[0]?.clientY ?? from) - from) * share;
      if (way <= 0) {
        way = 0;
        from = undefined;
      } else if (event.cancelable) event.preventDefault();
      setPulled(Math.min(way, enough * 1.6));
    };
    const end = () => {
      if (from !== undefined && way >= enough) void refresh();
      from = undefined;
      way = 0;
      setPulled(0);
    };
    page.addEventListener('touchstart', start, { passive: true });
    page.addEventListener('touchmove', move, { passive: false });
    page.addEventListener('touchend', end);
    page.addEventListener('touchcancel', end);
    return () => {
      page.removeEventListener('touchstart', start);
      page.removeEventListener('touchmove', move);
      page.removeEventListener('touchend', end);
      page.removeEventListener('touchcancel', end);
    };
  }, []);

  const height = isRefreshing ? enough : pulled;
  return (
    <div ref={box} className={styles.page}>
      <div className={styles.head} style={{ height }} data-pulling={pulled > 0}>
        {isRefreshing ? <Spinner size={20} /> : pulled > 0 && (pulled >= enough ? '松开刷新' : '下拉刷新')}
      </div>
      {children}
    </div>
  );
}
