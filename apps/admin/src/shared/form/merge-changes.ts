export interface Merged<Name extends string, Values> {
  /** What the form shows now: mine where I changed something, theirs elsewhere. */
  readonly values: Values;
  /** As somebody else saved it. */
  readonly saved: Values;
  /** What I have changed. */
  readonly typed: readonly Name[];
  /** What somebody else changed meanwhile to other than what I have. */
  readonly theirs: readonly Name[];
  /** Those of them that I have changed too. */
  readonly clashes: readonly Name[];
}

/** A field that was emptied holds nothing or null, as its control has it: both are empty. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

type Fields<Name extends string> = { readonly [N in Name]?: unknown };

/** Names whose values differ. */
export function changedNames<Name extends string>(
  names: readonly Name[],
  from: Fields<Name>,
  to: Fields<Name>,
): Name[] {
  return names.filter((name) => !isSame(from[name], to[name]));
}

/** Brings what is typed over what somebody else has saved since `base` was read: nothing of either is lost unseen. */
export function mergeChanges<Name extends string, Values extends Fields<Name>>(
  names: readonly Name[],
  { base, mine, saved }: { readonly base: Values; readonly mine: Values; readonly saved: Values },
): Merged<Name, Values> {
  const typed = changedNames(names, base, mine);
  const theirs = changedNames(names, base, saved).filter((name) => !isSame(mine[name], saved[name]));
  return {
    values: { ...saved, ...Object.fromEntries(typed.map((name) => [name, mine[name]])) },
    saved,
    typed,
    theirs,
    clashes: theirs.filter((name) => typed.includes(name)),
  };
}
