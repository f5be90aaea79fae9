import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface TextFieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {}

/** A single line of text. */
export function TextField({ label, help, error, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} isRequired={rest.required}>
      {(control) => <input {...rest} {...control} />}
    </FieldFrame>
  );
}
