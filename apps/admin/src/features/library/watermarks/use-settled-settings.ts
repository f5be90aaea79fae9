import type { WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { useEffect, useState } from 'react';

/** Long enough that dragging a slider draws once. */
const pauseMs = 350;

/** Returns the settings as they were when they last stayed the same for a moment; a text must not be empty. */
export function useSettledSettings(settings: WatermarkSettings): WatermarkSettings {
  const [settled, setSettled] = useState(settings);
  useEffect(() => {
    if (settings.mark.kind === 'text' && settings.mark.text.trim() === '') return;
    const timer = setTimeout(() => setSettled(settings), pauseMs);
    return () => clearTimeout(timer);
  }, [settings]);
  return settled;
}
