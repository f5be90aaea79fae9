import { useEffect, useEffectEvent, useState } from 'react';

function holdsFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

/** Whether the page, or a window over it, asks for files of its own: what is dropped there isn't meant for a search. */
function isTakenElsewhere(): boolean {
  const asks = document.querySelector('input[type=file]:not([data-picture-search] *)');
  const window = document.querySelector('dialog[open]:not([data-picture-search])');
  return asks !== null || window !== null;
}

/** Whether text is pasted into a field: office programs put a picture of it beside it. */
function isTextFor(target: EventTarget | null, transfer: DataTransfer): boolean {
  if (!(target instanceof HTMLElement) || !transfer.types.includes('text/plain')) return false;
  return target.closest('input, textarea, [contenteditable]:not([contenteditable="false"])') !== null;
}

/**
 * Takes the first file dropped anywhere on the page, or pasted, unless the page takes files itself. Returns whether
 * one is being held over the page.
 */
export function useDroppedPicture(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer) => {
    const [file] = transfer.files;
    if (file) onFile(file);
  });
  useEffect(() => {
    // Enter and leave come for every element inside.
    let depth = 0;
    // Browsers offer a picture that is dragged off the page as a file, too.
    let isOwn = false;
    const isWanted = (event: Event, transfer: DataTransfer | null): transfer is DataTransfer =>
      !isOwn && !event.defaultPrevented && holdsFiles(transfer) && !isTakenElsewhere();
    const change = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const onStart = () => {
      isOwn = true;
    };
    const onEnd = () => {
      isOwn = false;
    };
    const onEnter = (event: DragEvent) => isWanted(event, event.dataTransfer) && change(depth + 1);
    const onLeave = () => depth > 0 && change(depth - 1);
    const onOver = (event: DragEvent) => isWanted(event, event.dataTransfer) && event.preventDefault();
    const onDrop = (event: DragEvent) => {
      const transfer = event.dataTransfer;
      const isMine = isWanted(event, transfer);
      change(0);
      if (!isMine) return;
      event.preventDefault();
      take(transfer);
    };
    const onPaste = (event: ClipboardEvent) => {
      const transfer = event.clipboardData;
      if (!isWanted(event, transfer) || isTextFor(event.target, transfer)) return;
      event.preventDefault();
      take(transfer);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('dragstart', onStart, { signal });
    document.addEventListener('dragend', onEnd, { signal });
    document.addEventListener('dragenter', onEnter, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    document.addEventListener('dragover', onOver, { signal });
    document.addEventListener('drop', onDrop, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => controller.abort();
  }, []);
  return isOver;
}
