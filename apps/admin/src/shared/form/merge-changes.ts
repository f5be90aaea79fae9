export interface Merged<Name extends string, Values> {
  /** What the form shows now: own values where edited, theirs elsewhere. */
  readonly values: Values;
  /** As saved by another person. */
  readonly saved: Values;
  /** Fields edited here. */
  readonly typed: readonly Name[];
  /** Fields another person changed meanwhile to a value other than the one here. */
  readonly theirs: readonly Name[];
  /** Those of them that were edited here too. */
  readonly clashes: readonly Name[];
}

/** A cleared field is undefined or null, depending on its control: both are empty. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

type Fields<Name extends string> = { readonly [N in Name]?: unknown };

/** Returns the names whose values differ. */
export function changedNames<Name extends string>(
  names: readonly Name[],
  from: Fields<Name>,
  to: Fields<Name>,
): Name[] {
  return names.filter((name) => !isSame(from[name], to[name]));
}

/** Merges the input with what another person has saved since `base` was read, so that no change is lost unnoticed. */
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
