import { Button } from 'antd';
import { StateMessage } from './state-message.tsx';

interface PageBehindProps {
  /** What the list contains: 照片. */
  readonly subject: string;
  readonly onFirst: () => void;
}

/** Shown for a page after the last one, for instance when its rows were all decided; earlier pages have the rest. */
export function PageBehind({ subject, onFirst }: PageBehindProps) {
  return (
    <StateMessage
      picture="empty"
      title={`这一页没有${subject}`}
      actions={<Button onClick={onFirst}>回第一页</Button>}
    />
  );
}
