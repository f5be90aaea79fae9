import { DateInput, type DateInputProps } from './date-input.tsx';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface DateFieldProps extends FieldWords, Omit<DateInputProps, 'className' | 'id' | 'aria-label'> {}

/** A day, a time or both, with label, help and error. */
export function DateField({ label, help, error, ...rest }: DateFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} isRequired={rest.required}>
      {({ className: _, ...control }) => <DateInput {...rest} {...control} />}
    </FieldFrame>
  );
}
