import type { RegistrationAnswer, RegistrationField } from '@tuyuan/contract/conference-fields.ts';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import styles from './attend-form.module.css';

interface AttendFieldProps {
  readonly field: RegistrationField;
  readonly value: RegistrationAnswer | undefined;
  readonly error: string | undefined;
  onChange(value: RegistrationAnswer): void;
}

const inputTypes: Partial<Record<RegistrationField['type'], string>> = { date: 'date', phone: 'tel' };

/** One question of a registration form, as its type is answered. */
export function AttendField({ field, value, error, onChange }: AttendFieldProps) {
  const { key, label, help, type, options, isRequired } = field;
  if (type === 'select' || type === 'multiSelect' || type === 'yesNo') {
    const choices = type === 'yesNo' ? ['是', '否'] : options;
    const chosen =
      type === 'yesNo' ? (value === undefined ? [] : [value === true ? '是' : '否']) : [value ?? []].flat();
    const choose = (option: string, isOn: boolean) => {
      if (type === 'yesNo') onChange(option === '是');
      else if (type === 'select') onChange(option);
      else onChange(options.filter((one) => (one === option ? isOn : chosen.includes(one))));
    };
    return (
      <fieldset className={styles.choice}>
        <legend>{isRequired ? label : `${label}（选填）`}</legend>
        {choices.map((option) => (
          <label key={option}>
            <input
              type={type === 'multiSelect' ? 'checkbox' : 'radio'}
              name={key}
              checked={chosen.includes(option)}
              onChange={(event) => choose(option, event.target.checked)}
            />{' '}
            {option}
          </label>
        ))}
        {error !== undefined && <p className={styles.fault}>{error}</p>}
      </fieldset>
    );
  }
  return (
    <TextField
      label={isRequired ? label : `${label}（选填）`}
      type={inputTypes[type] ?? 'text'}
      required={isRequired}
      help={help}
      error={error}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
