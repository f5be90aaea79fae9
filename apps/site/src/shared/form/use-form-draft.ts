import type { FormInstance } from 'antd';
import { useEffect } from 'react';

interface FormDraft {
  /** For the form's `onValuesChange`. */
  keep(): void;
  /** Once what was typed has been saved. */
  drop(): void;
}

function readDraft(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeps input in this tab, so that leaving the page or an ended session loses nothing. Never for secrets: list the fields explicitly. */
export function useFormDraft(form: FormInstance, key: string, names: readonly string[]): FormDraft {
  const storageKey = `draft ${key}`;
  const fields = names.join(' ');
  useEffect(() => {
    const kept = Object.entries(readDraft(storageKey)).filter(([name]) => fields.split(' ').includes(name));
    if (kept.length > 0) form.setFieldsValue(Object.fromEntries(kept));
  }, [form, storageKey, fields]);
  return {
    keep() {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(form.getFieldsValue([...names])));
      } catch {
        // With a full or blocked storage only the draft is lost.
      }
    },
    drop: () => sessionStorage.removeItem(storageKey),
  };
}
