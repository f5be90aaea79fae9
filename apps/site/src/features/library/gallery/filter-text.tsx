import { TextField } from '@tuyuan/ui/text-field.tsx';
import { useState } from 'react';

interface FilterTextProps {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** Trimmed. */
  readonly value: string;
  onChange(value: string): void;
}

/** Text condition. Ignores what an input method is still composing. */
export function FilterText({ label, placeholder, maxLength, value, onChange }: FilterTextProps) {
  const [text, setText] = useState(value);
  const [isComposing, setComposing] = useState(false);
  // The condition was changed elsewhere; a trailing space is not a change.
  if (!isComposing && text.trim() !== value) setText(value);
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      enterKeyHint="search"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        if (!isComposing) onChange(target.value.trim());
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={({ currentTarget }) => {
        setComposing(false);
        setText(currentTarget.value);
        onChange(currentTarget.value.trim());
      }}
    />
  );
}
