export type ViewerCommand =
  | 'next'
  | 'previous'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'actual'
  | 'play'
  | 'fullScreen'
  | 'info'
  | 'first'
  | 'last'
  | 'similar';

const commands: Readonly<Record<string, ViewerCommand>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'fit',
  '1': 'actual',
  ' ': 'play',
  f: 'fullScreen',
  F: 'fullScreen',
  i: 'info',
  I: 'info',
  s: 'similar',
  S: 'similar',
};

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isOnButton: boolean;
}

/** Returns the viewer command of a key. Space on a focused button presses it; keys with Ctrl, Cmd or Alt belong to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey, isOnButton }: Press): ViewerCommand | undefined {
  if (ctrlKey || metaKey || altKey || (key === ' ' && isOnButton)) return undefined;
  return commands[key];
}
