import { Form, Input } from 'antd';

interface WordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly maxLength: number;
  readonly value: string;
  readonly extra?: string;
  /** Said at the field while it is empty; then it is needed. */
  readonly missing?: string;
  /** How many lines it has at least and at most; one where nothing is said. */
  readonly rows?: readonly [least: number, most: number];
  readonly onChange: (value: string) => void;
}

/** A line or a few of an editor that keeps its words itself. */
export function WordField({ id, label, maxLength, value, extra, missing, rows, onChange }: WordFieldProps) {
  const isMissing = missing !== undefined && value.trim() === '';
  const input = { id, maxLength, value, showCount: true } as const;
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={missing !== undefined}
      {...(extra !== undefined && { extra })}
      {...(isMissing && { validateStatus: 'error' as const, help: missing })}
    >
      {rows === undefined ? (
        <Input {...input} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Input.TextArea
          {...input}
          autoSize={{ minRows: rows[0], maxRows: rows[1] }}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Form.Item>
  );
}
