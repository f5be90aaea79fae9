import { matchPath } from 'react-router-dom';
import { type ConferencePage, findConferencePage } from '../../../shared/conference/conference-groups.ts';
import { paths } from '../../../shared/paths.ts';

interface ConferencePlace {
  readonly id: number;
  readonly page: ConferencePage;
}

/** Returns the conference and its page at an address; undefined elsewhere. */
export function conferenceAt(pathname: string): ConferencePlace | undefined {
  const { id = '', page: key = '' } = matchPath(`${paths.conferences}/:id/:page?`, pathname)?.params ?? {};
  const page = findConferencePage(key);
  return /^[1-9]\d{0,8}$/.test(id) && page ? { id: Number(id), page } : undefined;
}
