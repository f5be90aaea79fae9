import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import { useUpdateOwnApplicationMutation } from '@tuyuan/api-client/library/photographer-application.ts';
import type { OwnApplication } from '@tuyuan/contract/library/photographer-application.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface ApplicationFields {
  readonly realName: string;
  readonly unitName: string;
  readonly regionId: number | null;
}

export interface SavedFields {
  readonly values: ApplicationFields;
  /** By field, what the server has against it. */
  readonly errors: Readonly<Record<string, string[]>>;
  /** Whether everything is saved, in words; "" before the first change. */
  readonly savedText: string;
  change(fields: Partial<ApplicationFields>): void;
  /** Saves what is not saved yet; returns whether all is. */
  flush(): Promise<boolean>;
}

const pauseMs = 800;
const names = ['realName', 'unitName', 'regionId'] as const;

/** Keeps the form's fields and saves them shortly after each change. */
export function useSavedFields(application: OwnApplication): SavedFields {
  const [update] = useUpdateOwnApplicationMutation();
  const [values, setValues] = useState<ApplicationFields>(() => ({
    realName: application.realName,
    unitName: application.unitName,
    regionId: application.regionId,
  }));
  const [errors, setErrors] = useState<SavedFields['errors']>({});
  const [savedText, setSavedText] = useState('');
  const unsaved = useRef<Partial<ApplicationFields>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function flush(): Promise<boolean> {
    const sent = unsaved.current;
    if (Object.keys(sent).length === 0) return true;
    unsaved.current = {};
    setSavedText('正在保存…');
    try {
      await update(sent).unwrap();
      setErrors({});
      setSavedText('已自动保存');
      return true;
    } catch (thrown) {
      // What was typed since goes before what couldn't be saved.
      unsaved.current = { ...sent, ...unsaved.current };
      const { fields, rest } = fieldErrors(thrown, names);
      setErrors(fields);
      setSavedText(isApiFailure(thrown) && rest ? `没有保存：${rest}` : '没有保存，请看标红的地方');
      return false;
    }
  }
  const save = useEffectEvent(flush);
  // Leaving the page saves at once.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void save();
    },
    [],
  );

  return {
    values,
    errors,
    savedText,
    flush,
    change(fields) {
      unsaved.current = { ...unsaved.current, ...fields };
      setValues((before) => ({ ...before, ...fields }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
  };
}
