import { Button } from 'antd';
import { StateMessage } from './state-message.tsx';

interface PageBehindProps {
  /** What the list holds: 照片. */
  readonly subject: string;
  readonly onFirst: () => void;
}

/** In place of a page behind the last, as one is that was emptied by deciding: what is left stands before it. */
export function PageBehind({ subject, onFirst }: PageBehindProps) {
  return (
    <StateMessage
      picture="empty"
      title={`这一页没有${subject}`}
      actions={<Button onClick={onFirst}>回第一页</Button>}
    />
  );
}
