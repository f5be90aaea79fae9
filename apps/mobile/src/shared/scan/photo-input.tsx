import type { Ref } from 'react';

interface PhotoInputProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly className?: string | undefined;
  /** Opens the phone's camera directly instead of its picture library. */
  readonly isCamera?: boolean;
  onPhoto(photo: File): void;
}

/** Takes one photo; the same one can be chosen again. */
export function PhotoInput({ ref, label, className, isCamera = false, onPhoto }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      {...(isCamera && { capture: 'environment' as const })}
      className={className}
      aria-label={label}
      onChange={({ target }) => {
        const [photo] = target.files ?? [];
        if (photo) onPhoto(photo);
        target.value = '';
      }}
    />
  );
}
