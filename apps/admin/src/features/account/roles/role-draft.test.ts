import { expect, test } from 'vitest';
import { roleChanges, takenBack, toggled } from './role-draft.ts';

const saved = ['Pages.Images', 'Pages.Images.Edit'];

test('ticking a child ticks what is above it; clearing a parent clears what is below it', () => {
  expect(toggled([], 'Pages.Users.Edit')).toEqual(['Pages.Users', 'Pages.Users.Edit']);
  expect(toggled(saved, 'Pages.Images')).toEqual([]);
  expect(toggled(saved, 'Pages.Images.Edit')).toEqual(['Pages.Images']);
});

test('a change taken back leaves no trace', () => {
  const held = toggled(saved, 'Pages.Images');
  expect(roleChanges(saved, held)).toEqual({ grant: [], revoke: saved });
  expect(roleChanges(saved, takenBack(saved, held, 'Pages.Images.Edit'))).toEqual({ grant: [], revoke: [] });
  const more = toggled(saved, 'Pages.Users.Edit');
  expect(roleChanges(saved, takenBack(saved, more, 'Pages.Users'))).toEqual({ grant: [], revoke: [] });
});
