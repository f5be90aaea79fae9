import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import type { FormInstance } from 'antd';
import { useState } from 'react';

interface FormFaults {
  /** Errors of no particular field; shown above the form. */
  readonly rest: string | undefined;
  /** Runs the call; an error is set on the fields it names and the first is focused. Returns whether the call succeeded. */
  guard(call: () => Promise<unknown>): Promise<boolean>;
}

/** `names` are the fields a refusal can be put at; all that are shown unless given. */
export function useFormFaults(form: FormInstance, names?: readonly string[]): FormFaults {
  const [rest, setRest] = useState<string>();
  return {
    rest,
    async guard(call) {
      setRest(undefined);
      try {
        await call();
        return true;
      } catch (thrown) {
        const shown = names ?? form.getFieldsError().map(({ name }) => name.join('.'));
        const { fields, rest: left } = fieldErrors(thrown, shown);
        setRest(left);
        for (const [name, errors] of Object.entries(fields)) {
          form.setFields([{ name: name.split('.'), errors }]);
        }
        const first = shown.find((name) => fields[name] !== undefined);
        if (first !== undefined) form.getFieldInstance(first.split('.'))?.focus?.();
        return false;
      }
    },
  };
}
