import { type DragEvent, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  readonly error?: string | undefined;
  onPicked(picture: Blob): void;
}

/** A field for choosing a picture by pressing it or by drag and drop. */
export function PictureField({ error, onPicked }: PictureFieldProps) {
  const noteId = useId();
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onPicked(file);
  }
  return (
    <label className={styles.field} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className={styles.input}
        data-autofocus
        aria-describedby={noteId}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again.
          event.target.value = '';
          if (file) onPicked(file);
        }}
      />
      <Icon name="image" size={32} />
      <strong>选择图片，或拖到这里</strong>
      <span id={noteId} className={error ? styles.error : styles.note} role={error ? 'alert' : undefined}>
        {error ?? 'JPEG、PNG 或 WebP'}
      </span>
    </label>
  );
}
