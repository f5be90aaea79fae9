import { Alert, Button } from 'antd';

interface BadgesFaultProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Why badges could not be shown, with a button to retry. */
export function BadgesFault({ text, onRetry }: BadgesFaultProps) {
  return (
    <Alert
      type="error"
      showIcon
      title={text}
      action={
        <Button size="small" type="link" onClick={onRetry}>
          再试一次
        </Button>
      }
    />
  );
}
