import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import type { FormInstance } from 'antd';
import { useState } from 'react';

interface FormFaults {
  /** Errors of no particular field, shown above the form. */
  readonly rest: string | undefined;
  /** Runs the call; an error is set on the fields it names and the first is focused. Returns whether the call succeeded. */
  guard(call: () => Promise<unknown>): Promise<boolean>;
  /** Shows a refusal. `owners` says which field an error belongs to that names none. */
  refuse(thrown: unknown): void;
}

/** Puts what the server says at the right field of a form. `owners`: error code → field. */
export function useFormFaults<Name extends string>(
  form: FormInstance,
  names: readonly Name[],
  owners: Readonly<Record<string, Name>> = {},
): FormFaults {
  const [rest, setRest] = useState<string>();

  function refuse(thrown: unknown): void {
    const { fields, rest: left } = fieldErrors(thrown, names);
    const owner = isApiFailure(thrown) && thrown.validationErrors.length === 0 ? owners[thrown.code] : undefined;
    const shown = owner && left ? { ...fields, [owner]: [left] } : fields;
    setRest(owner ? undefined : left);
    form.setFields(Object.entries(shown).map(([name, errors]) => ({ name: name.split('.'), errors })));
    const first = names.find((name) => shown[name] !== undefined);
    if (first !== undefined) form.getFieldInstance(first.split('.'))?.focus?.();
  }

  return {
    rest,
    refuse,
    async guard(call) {
      setRest(undefined);
      try {
        await call();
        return true;
      } catch (thrown) {
        refuse(thrown);
        return false;
      }
    },
  };
}
