import { InfoCircleOutlined } from '@ant-design/icons';
import { Button, Popover, Typography } from 'antd';

interface CodeInfoProps {
  /** Whose name it is. */
  readonly title: string;
  readonly code: string;
}

/** The name that programs use for something, behind a button: hardly anybody needs it. */
export function CodeInfo({ title, code }: CodeInfoProps) {
  return (
    <Popover
      trigger="click"
      content={
        <>
          程序里的名字{' '}
          <Typography.Text code copyable>
            {code}
          </Typography.Text>
        </>
      }
    >
      <Button type="text" size="small" icon={<InfoCircleOutlined />} aria-label={`「${title}」在程序里的名字`} />
    </Popover>
  );
}
