/** Returns an event target for conference people with something in common: `userType` 0–4, or `hall` or `group` by name. */
export function audienceGroup(kind: 'userType' | 'hall' | 'group', value: string | number): `group:${string}` {
  return `group:${kind}=${value}`;
}
