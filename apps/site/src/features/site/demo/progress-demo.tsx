import { Button } from '@tuyuan/ui/button.tsx';
import { ProgressBar } from '@tuyuan/ui/progress-bar.tsx';
import { useState } from 'react';
import styles from './demo.module.css';

export function ProgressDemo() {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const show = (loading: boolean, failed: boolean) => {
    setLoading(loading);
    setFailed(failed);
  };
  return (
    <div className={styles.row}>
      <ProgressBar isLoading={isLoading} hasFailed={hasFailed} />
      <Button onClick={() => show(true, false)}>开始</Button>
      <Button onClick={() => show(false, false)}>完成</Button>
      <Button onClick={() => show(false, true)}>失败</Button>
    </div>
  );
}
