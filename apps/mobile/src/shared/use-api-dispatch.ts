import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

// A patch of a service's calls requires a state that knows them; with `never` every state does.
type ApiDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** Returns a dispatch for applying hub events to cached answers: `dispatch(someApi.util.updateQueryData(…))`. */
export function useApiDispatch(): ApiDispatch {
  return useDispatch<ApiDispatch>();
}
