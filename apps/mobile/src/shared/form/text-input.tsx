import styles from './field.module.css';

interface TextInputProps {
  readonly id: string;
  readonly value: string;
  readonly type?: 'text' | 'tel' | 'number';
  readonly isLong?: boolean;
  readonly isWrong?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
  onChange(value: string): void;
}

/** Single-line or multi-line text. Days and times have `DateInput`. */
export function TextInput({ isLong = false, isWrong = false, type = 'text', onChange, ...rest }: TextInputProps) {
  const shared = { ...rest, className: styles.input, 'aria-invalid': isWrong };
  return isLong ? (
    <textarea {...shared} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <input {...shared} type={type} onChange={({ target }) => onChange(target.value)} />
  );
}
