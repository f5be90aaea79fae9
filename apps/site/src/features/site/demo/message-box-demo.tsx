import { Button } from '@tuyuan/ui/button.tsx';
import { showAlert, showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import styles from './demo.module.css';

export function MessageBoxDemo() {
  const [answer, setAnswer] = useState('还没有回答');
  return (
    <>
      <div className={styles.row}>
        <Button onClick={() => void showAlert('网络中断，请重试。').then(() => setAnswer('看过了提示'))}>提示</Button>
        <Button
          onClick={() => void showConfirm('删除这张图片？').then((isYes) => setAnswer(isYes ? '按了确定' : '取消了'))}
        >
          确认
        </Button>
        <Button onClick={() => showToast({ text: '已加入购物车', tone: 'success' })}>通知</Button>
      </div>
      <p className={styles.answer} role="status">
        结果：{answer}
      </p>
    </>
  );
}
