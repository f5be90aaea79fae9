import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { failureText } from '../failure-text.ts';
import { PageLoading } from '../states/page-loading.tsx';
import { StateMessage } from '../states/state-message.tsx';

/** In the tree's place while it isn't there. */
export function TreeMissing({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  if (error === undefined) return <PageLoading />;
  return (
    <StateMessage
      picture="broken"
      title="没有取到"
      role="alert"
      actions={
        <Button type="primary" icon={<ReloadOutlined />} onClick={() => void onRetry()}>
          再试一次
        </Button>
      }
    >
      {failureText(error)}
    </StateMessage>
  );
}
