import { App, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { askDiscard } from './ask-discard.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';

/** Asks before a form with changes is closed or the tab left. Returns the function that closes it. */
export function useLeaveGuard<Fields>(form: FormInstance<Fields>, onClose: () => void): () => void {
  const { modal } = App.useApp();
  useEffect(() => warnBeforeUnload(() => form.isFieldsTouched()), [form]);
  return () => {
    if (form.isFieldsTouched()) askDiscard(modal, onClose);
    else onClose();
  };
}
