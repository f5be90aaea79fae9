import { useEffect, useState } from 'react';

const restMs = 300;

/** Returns the value once it has not changed for a moment, so that typing and sliding do not call the server at every step. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
