import { fieldErrors } from '@tuyuan/api-client/field-errors.ts';
import type { FormInstance } from 'antd';
import { useState } from 'react';

interface FormFaults {
  /** Errors of no particular field; shown above the form. */
  readonly rest: string | undefined;
  /** Runs the call; an error is set on the fields it names and the first is focused. Returns whether the call succeeded. */
  guard(call: () => Promise<unknown>): Promise<boolean>;
}

export function useFormFaults(form: FormInstance, names: readonly string[]): FormFaults {
  const [rest, setRest] = useState<string>();
  return {
    rest,
    async guard(call) {
      setRest(undefined);
      try {
        await call();
        return true;
      } catch (thrown) {
        const { fields, rest: left } = fieldErrors(thrown, names);
        setRest(left);
        for (const [name, errors] of Object.entries(fields)) {
          form.setFields([{ name: name.split('.'), errors }]);
        }
        const first = names.find((name) => fields[name] !== undefined);
        if (first !== undefined) form.getFieldInstance(first.split('.'))?.focus?.();
        return false;
      }
    },
  };
}
