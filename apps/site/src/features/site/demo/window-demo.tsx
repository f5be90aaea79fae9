import { Button } from '@tuyuan/ui/button.tsx';
import { openWindow, type WindowOptions } from '@tuyuan/ui/open-window.ts';
import { cancelWindow, confirmWindow } from '@tuyuan/ui/window-answer.ts';
import { useState } from 'react';
import styles from './demo.module.css';

const examples: readonly { readonly label: string; readonly options: WindowOptions }[] = [
  { label: '默认窗口', options: { path: '/demo/message-box' } },
  { label: '等它回答', options: { path: '/demo/window-loader', title: '选一个' } },
  {
    label: '带参数',
    options: { path: '/:part/photo', params: { part: 'search' }, query: { q: '云海' }, title: '选图' },
  },
  { label: '全屏', options: { path: '/gallery', title: '图库', isFullscreen: true } },
  {
    label: '只能用按钮关闭',
    options: { path: '/demo/progress-bar', title: '请选择', isClosable: false, closesOnBackdrop: false },
  },
];

export function WindowDemo() {
  const [answer, setAnswer] = useState('还没有打开过');
  const open = (options: WindowOptions) =>
    openWindow(options).then(
      (value) => setAnswer(typeof value === 'string' ? `选了${value}` : '按了确定'),
      () => setAnswer('取消了'),
    );
  return (
    <>
      <div className={styles.row}>
        {examples.map(({ label, options }) => (
          <Button key={label} onClick={() => void open(options)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {['云海', '梯田'].map((value) => (
          <Button key={value} onClick={() => confirmWindow(value)}>
            在窗口里选{value}
          </Button>
        ))}
        <Button onClick={cancelWindow}>在窗口里放弃</Button>
      </div>
      <p className={styles.answer} role="status">
        结果：{answer}
      </p>
    </>
  );
}
