import { Button } from 'antd';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

interface NoMatchProps {
  /** What the list contains: 图片. */
  readonly subject: string;
  /** A button for each filter that can be cleared, ideally with the resulting count. */
  readonly drops: ReactNode;
  readonly onClear: () => void;
}

export function NoMatch({ subject, drops, onClear }: NoMatchProps) {
  return (
    <StateMessage
      picture="noMatch"
      title={`没有符合的${subject}`}
      actions={
        <>
          {drops}
          <Button type="text" onClick={onClear}>
            全部清空
          </Button>
        </>
      }
    >
      去掉一个条件试试。
    </StateMessage>
  );
}
