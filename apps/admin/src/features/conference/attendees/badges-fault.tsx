import { Alert, Button } from 'antd';

interface BadgesFaultProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** What kept badges from being shown, with the way to try again. */
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
