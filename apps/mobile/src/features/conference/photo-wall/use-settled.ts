import { useEffect, useState } from 'react';

const restMs = 300;

/** The value once it has not changed for a moment: typing and sliding would ask the server at every step. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
