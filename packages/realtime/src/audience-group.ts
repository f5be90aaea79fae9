/** The people of a conference who have something in common, as the target of an event: `userType` 0–4, `hall` or `group` by name. */
export function audienceGroup(kind: 'userType' | 'hall' | 'group', value: string | number): `group:${string}` {
  return `group:${kind}=${value}`;
}
