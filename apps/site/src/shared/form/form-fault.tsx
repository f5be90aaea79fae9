import { Alert } from 'antd';

/** What is wrong with a form as a whole, above its fields. */
export function FormFault({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Alert type="error" showIcon role="alert" title={text} style={{ marginBlockEnd: 16, whiteSpace: 'pre-line' }} />
  );
}
