import { type RefObject, useEffect, useState } from 'react';

/** By field: what is wrong with its value now, or null. */
type FieldChecks = Readonly<Record<string, () => string | null>>;

interface CheckedFields {
  /** Returns what is wrong with a field that was left, or that was to be sent. */
  faultOf(name: string): string | undefined;
  /** For `onBlur`: from now on the field is checked at every change. */
  leave(name: string): void;
  /** Checks every field before sending; the first wrong one is focused. Returns whether none is wrong. */
  check(): boolean;
}

/** Checks the fields of a form where they are typed in, before the server has to. */
export function useFieldChecks(form: RefObject<HTMLFormElement | null>, checks: FieldChecks): CheckedFields {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) focusFirstFault(form.current);
  }, [attempts, form]);
  return {
    faultOf: (name) => (left.has(name) ? (checks[name]?.() ?? undefined) : undefined),
    leave: (name) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    check() {
      setLeft(new Set(Object.keys(checks)));
      const isRight = Object.values(checks).every((check) => check() === null);
      if (!isRight) setAttempts(attempts + 1);
      return isRight;
    },
  };
}

/** Focuses the first field marked as wrong. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus();
}
