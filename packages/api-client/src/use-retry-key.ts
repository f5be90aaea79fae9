import { useState } from 'react';
import { type RetryKeys, retryKeys } from './retry-keys.ts';

/** Keys for the calls of one place, as long as it is shown. */
export function useRetryKey(): RetryKeys {
  return useState(retryKeys)[0];
}
