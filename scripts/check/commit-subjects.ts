import { runTool } from './run-tool.ts';

const maxLength = 72;
const shape = /^[a-z][a-z0-9-]*: [a-z]/;
/** Commits up to here were written before the rule. */
const lastUnchecked = '8172ee4c7da4f61f43f41c6d6c9dbcb1f2928773';

/** Returns one finding for each subject that isn't `area: imperative subject` of at most 72 characters without a full stop. */
export function findWrongSubjects(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const faults = [
      ...(shape.test(subject) ? [] : ['begins with "area: " and a small letter']),
      ...(subject.length <= maxLength ? [] : [`has at most ${maxLength} characters, not ${subject.length}`]),
      ...(subject.endsWith('.') ? ['ends without a full stop'] : []),
    ];
    return faults.map((fault) => `“${subject}”: a commit’s subject ${fault}`);
  });
}

/** Subjects of the commits since the rule; null where the history isn't there (an archive, a shallow clone). */
export async function readNewSubjects(): Promise<string[] | null> {
  const { code, output } = await runTool('git', ['log', '--no-merges', '--format=%s', `${lastUnchecked}..HEAD`]);
  if (code !== 0) return null;
  return output === '' ? [] : output.split('\n');
}
