import { Button } from '@tuyuan/ui/button.tsx';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { TextField } from '@tuyuan/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';

interface PlaceDialogProps {
  readonly title: string;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly isCover: boolean;
  onMove(place: number): void;
  onCover(): void;
  onClose(): void;
}

/** Moves a picture by typing its place, or makes it the cover: what dragging does, without dragging. */
export function PlaceDialog({ title, place, count, isCover, onMove, onCover, onClose }: PlaceDialogProps) {
  const [text, setText] = useState(String(place));
  const wanted = Number(text);
  const isPlace = Number.isInteger(wanted) && wanted >= 1 && wanted <= count;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPlace) return;
    onMove(wanted);
    onClose();
  };
  return (
    <Dialog isOpen title={title || '没有标题'} width="360px" onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          label="移到第几位"
          help={`1 到 ${count}`}
          error={isPlace ? undefined : `请填 1 到 ${count}`}
          inputMode="numeric"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div style={{ display: 'flex', gap: 8, marginTop: 16, flexWrap: 'wrap' }}>
          <Button kind="primary" type="submit">
            移过去
          </Button>
          {!isCover && (
            <Button
              onClick={() => {
                onCover();
                onClose();
              }}
            >
              设为封面
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
