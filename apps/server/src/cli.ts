import { AppError } from '@tuyuan/errors/app-error.ts';
import { Command } from 'commander';
import { addPhotographer } from './commands/add-photographer.ts';
import { addTenant } from './commands/add-tenant.ts';
import { type ImportOptions, importPictures } from './commands/import-pictures.ts';
import { readLicence, readPrice } from './commands/licence-prices.ts';
import { recountVotes } from './commands/recount-votes.ts';
import { renderAgain } from './commands/render-again.ts';
import { showTenants } from './commands/show-tenants.ts';

const program = new Command('tuyuan').description(
  'Runs and fills an installation of Tuyuan, beside a running server or alone.',
);

program
  .command('import')
  .description('imports every picture below a folder; run again, it does only what is missing')
  .argument('<folder>', 'where the pictures lie')
  .requiredOption('--photographer <user>', 'user name of the photographer they belong to')
  .option('--album <title>', 'the photographer’s album to put them into; made when there is none')
  .option('--price <yuan>', 'price of each licence, 0 is free; without it the pictures are not for sale', readPrice)
  .option('--licence <tiers>', 'the tiers sold at that price: editorial,commercial,extended (all)', readLicence)
  .option('--review', 'leave them to the reviewers instead of publishing them', false)
  .option('--host <name>', 'host name of the tenant; without it the first tenant')
  .action(async (folder: string, options: ImportOptions) => {
    process.exitCode = await importPictures(folder, options);
  });

program
  .command('render')
  .description('has the derivatives of all images made anew from their originals')
  .option('--stale', 'only of images whose watermark or encoding is another than today’s', false)
  .option('--host <name>', 'host name of the tenant; without it the first tenant')
  .action(renderAgain);

program
  .command('photographer')
  .description('photographers of a library')
  .command('add')
  .description('makes a user (unless there is one) a photographer')
  .argument('<user>', 'user name')
  .requiredOption('--name <name>', 'name shown to visitors')
  .option('--host <name>', 'host name of the tenant; without it the first tenant')
  .action(addPhotographer);

program
  .command('recount')
  .description('counts the votes of a downloaded log again and follows its chain')
  .argument('<file>', 'the log, as a contest’s page of votes hands it out')
  .action(recountVotes);

const tenant = program.command('tenant').description('sites on this installation');
tenant
  .command('add')
  .description('makes a site with tables and people of its own')
  .requiredOption('--name <name>', 'name shown to visitors')
  .requiredOption('--host <name>', 'host name it answers under')
  .action(addTenant);
tenant.command('list').description('shows them all').action(showTenants);

await program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${plainWords(error)}\n`);
  process.exitCode = 1;
});

function plainWords(error: unknown): string {
  if (error instanceof AppError)
    return error.details === undefined ? error.message : `${error.message}（${error.details}）`;
  return error instanceof Error ? error.message : String(error);
}
