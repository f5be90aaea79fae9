import { AppError } from '@tuyuan/errors/app-error.ts';
import { Command } from 'commander';
import { importPictures } from './commands/import-pictures.ts';

const program = new Command('tuyuan').description(
  'Runs and fills an installation of Tuyuan, beside a running server or alone.',
);

program
  .command('import')
  .description('imports every picture below a folder; run again, it does only what is missing')
  .argument('<folder>', 'where the pictures lie')
  .requiredOption('--photographer <user>', 'user name of the photographer they belong to')
  .option('--album <title>', 'the photographer’s album to put them into; made when there is none')
  .option('--review', 'leave them to the reviewers instead of publishing them', false)
  .option('--host <name>', 'host name of the tenant; without it the first tenant')
  .action(async (folder: string, options: { photographer: string; album?: string; review: boolean; host?: string }) => {
    process.exitCode = await importPictures(folder, options);
  });

await program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${plainWords(error)}\n`);
  process.exitCode = 1;
});

function plainWords(error: unknown): string {
  if (error instanceof AppError)
    return error.details === undefined ? error.message : `${error.message}（${error.details}）`;
  return error instanceof Error ? error.message : String(error);
}
