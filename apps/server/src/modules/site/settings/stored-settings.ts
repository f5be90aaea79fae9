import { cachedFor } from '../../../platform/cached-for.ts';
import { readSettings } from './setting.repository.ts';

/** The settings as every page asks for them: at most two seconds old. `forget` them after a change. */
export const storedSettings = cachedFor(2000, readSettings);
