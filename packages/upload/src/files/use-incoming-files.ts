import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles } from './dropped-files.ts';

function holdsFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

/** Takes files dropped anywhere on the page, and pasted ones. Returns whether files are being held over it. */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(async (transfer: DataTransfer) => onFiles(await droppedFiles(transfer)));
  useEffect(() => {
    // Enter and leave come for every element inside.
    let depth = 0;
    const change = (by: number) => {
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const onEnter = ({ dataTransfer }: DragEvent) => holdsFiles(dataTransfer) && change(1);
    const onLeave = ({ dataTransfer }: DragEvent) => holdsFiles(dataTransfer) && change(-1);
    const onOver = (event: DragEvent) => holdsFiles(event.dataTransfer) && event.preventDefault();
    function onDrop(event: DragEvent): void {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      change(-depth);
      void take(event.dataTransfer);
    }
    function onPaste(event: ClipboardEvent): void {
      if (!holdsFiles(event.clipboardData)) return;
      event.preventDefault();
      void take(event.clipboardData);
    }
    document.addEventListener('dragenter', onEnter);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('dragover', onOver);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragenter', onEnter);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
  return isOver;
}
