import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openAskedProcess } from './asked-process.ts';

const program = { name: 'missing', file: join(import.meta.dirname, 'no-such-program.ts'), answer: z.string() };

it('a program that doesn’t come up isn’t started again for a while', async () => {
  const asked = openAskedProcess(program);
  await expect(asked.ask('one')).rejects.toMatchObject({ code: 'Picture.DecoderCrashed' });
  await expect(asked.ask('two')).rejects.toThrow('rests');
  asked.close();
});

it('a closed one answers nothing more', async () => {
  const asked = openAskedProcess(program);
  const first = asked.ask('one');
  asked.close();
  await expect(first).rejects.toThrow('closed');
  await expect(asked.ask('two')).rejects.toThrow('closed');
});
