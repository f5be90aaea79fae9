import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

// A patch of any service's calls asks for a state that knows them; every state does for `never`.
type ApiDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** To correct what was read before by what the hub tells: `dispatch(someApi.util.updateQueryData(…))`. */
export function useApiDispatch(): ApiDispatch {
  return useDispatch<ApiDispatch>();
}
