import type { ExportFormat } from '@tuyuan/contract/export.ts';
import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { ExportTable } from './export-list.ts';

/** An exportable list with its row type erased. */
export interface BoundList {
  name: string;
  permission: PermissionName;
  open(filters: unknown, caller: SignedInContext): Promise<{ format: ExportFormat; table: ExportTable }>;
}

export interface ExportDesk {
  timeZone: string;
  /** By the path of its call, which is also what a link remembers. */
  lists: Map<string, BoundList>;
  /** Takes one of the places and returns the function that releases it. Throws `Export.Busy`. */
  takePlace(): () => void;
}

/** Each running export occupies a database connection, so only `atOnce` run in one process. */
export function openExportDesk({ timeZone, atOnce }: { timeZone: string; atOnce: number }): ExportDesk {
  let running = 0;
  return {
    timeZone,
    lists: new Map(),
    takePlace() {
      if (running >= atOnce) throw new AppError('Export.Busy', { retryAfter: 10 });
      running += 1;
      let isGiven = false;
      return () => {
        if (!isGiven) running -= 1;
        isGiven = true;
      };
    },
  };
}
