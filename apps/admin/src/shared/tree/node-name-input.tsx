import { Input } from 'antd';
import { useState } from 'react';

interface NodeNameInputProps {
  readonly label: string;
  readonly initial: string;
  /** Returns whether the name was accepted; otherwise the text stays to be corrected. */
  readonly onSubmit: (name: string) => Promise<boolean>;
  readonly onStop: () => void;
}

/** A node's name edited in place: Enter or leaving the field saves it, Esc discards it. */
export function NodeNameInput({ label, initial, onSubmit, onStop }: NodeNameInputProps) {
  const [name, setName] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);

  async function submit(): Promise<void> {
    const text = name.trim();
    if (isBusy) return;
    if (text === '' || text === initial) return onStop();
    setBusy(true);
    const isTaken = await onSubmit(text);
    setBusy(false);
    setRefused(!isTaken);
    if (isTaken) onStop();
  }

  return (
    <Input
      autoFocus
      size="small"
      aria-label={label}
      maxLength={30}
      value={name}
      disabled={isBusy}
      {...(isRefused && { status: 'error' as const })}
      onChange={(event) => setName(event.target.value)}
      onFocus={(event) => {
        // autoFocus fires while the tree around is still being committed; its own focus handler would find no list.
        event.stopPropagation();
        event.target.select();
      }}
      onBlur={() => {
        if (!isRefused) void submit();
      }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') void submit();
        if (event.key === 'Escape') onStop();
      }}
    />
  );
}
