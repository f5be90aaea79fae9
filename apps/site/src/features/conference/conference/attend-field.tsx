import type { RegistrationAnswer, RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import { DateField } from '@tuyuan/ui/date-field.tsx';
import { TextArea } from '@tuyuan/ui/text-area.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import type { ChangeEvent } from 'react';
import styles from './attend-form.module.css';

interface AttendFieldProps {
  readonly field: RegistrationField;
  readonly value: RegistrationAnswer | undefined;
  readonly error: string | undefined;
  onChange(value: RegistrationAnswer): void;
  onLeave(): void;
}

/** Input for one question of a registration form, by its type. */
export function AttendField(props: AttendFieldProps) {
  const { field, value, error, onChange, onLeave } = props;
  const { label, help, type, isRequired } = field;
  if (type === 'select' || type === 'multiSelect' || type === 'yesNo') return <ChoiceField {...props} />;
  const shared = {
    label: isRequired ? label : `${label}（选填）`,
    required: isRequired,
    help,
    error,
    value: typeof value === 'string' ? value : '',
    onBlur: onLeave,
  };
  if (type === 'date') return <DateField {...shared} onChange={onChange} />;
  const typed = {
    ...shared,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  };
  return type === 'longText' ? (
    <TextArea {...typed} />
  ) : (
    <TextField {...typed} type={type === 'phone' ? 'tel' : 'text'} />
  );
}

function ChoiceField({ field, value, error, onChange }: AttendFieldProps) {
  const { key, label, help, type, options, isRequired } = field;
  const choices = type === 'yesNo' ? ['是', '否'] : options;
  const chosen = type === 'yesNo' ? (value === undefined ? [] : [value === true ? '是' : '否']) : [value ?? []].flat();
  const choose = (option: string, isOn: boolean) => {
    if (type === 'yesNo') onChange(option === '是');
    else if (type === 'select') onChange(option);
    else onChange(options.filter((one) => (one === option ? isOn : chosen.includes(one))));
  };
  return (
    <fieldset className={styles.choice} data-invalid={error !== undefined}>
      <legend className={isRequired ? styles.required : undefined}>{isRequired ? label : `${label}（选填）`}</legend>
      {choices.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type={type === 'multiSelect' ? 'checkbox' : 'radio'}
            name={key}
            checked={chosen.includes(option)}
            onChange={(event) => choose(option, event.target.checked)}
          />
          {option}
        </label>
      ))}
      {error !== undefined ? (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      ) : (
        help !== '' && <p className={styles.note}>{help}</p>
      )}
    </fieldset>
  );
}
