import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface TextAreaProps extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {}

/** Several lines of text. */
export function TextArea({ label, help, error, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} help={help} error={error} isRequired={rest.required}>
      {(control) => <textarea {...rest} {...control} />}
    </FieldFrame>
  );
}
