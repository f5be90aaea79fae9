import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureText } from '../failure-text.ts';
import { StateMessage } from './state-message.tsx';

interface NotLoadedProps {
  /** What should be shown here. */
  readonly noun: string;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** What is still available regardless. */
  readonly kept?: string;
  /** Nothing else is on the page. */
  readonly isPage?: boolean;
}

/** Shown instead of content that failed to load: the reason and a retry button. */
export function NotLoaded({ noun, error, onRetry, kept = '', isPage = false }: NotLoadedProps) {
  return (
    <StateMessage
      isPage={isPage}
      picture="broken"
      title={`${noun}没取到`}
      role="alert"
      actions={
        <Button type="primary" icon={<ReloadOutlined />} onClick={() => void onRetry()}>
          再试一次
        </Button>
      }
    >
      {failureText(error)}
      {kept}
    </StateMessage>
  );
}
