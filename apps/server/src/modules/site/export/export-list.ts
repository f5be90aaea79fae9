import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import type { ExportFormat, ExportLink } from '@tuyuan/contract/export.ts';
import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { SignedInContext } from '../../../platform/http/request-context.ts';

/** Value of a cell; a time is written in the site's time zone. */
export type ExportCell = string | number | Date | null;

export interface ExportColumn<Row> {
  title: string;
  /** Width of the XLSX column, in characters. */
  width: number;
  value(row: Row): ExportCell;
}

/** A call that returns a link to the filtered list as a file. */
export type ExportEndpoint<Filters extends { format: ExportFormat }> = Endpoint<
  z.ZodType<Filters>,
  typeof ExportLink,
  `permission:${PermissionName}`
>;

/** How a list is exported: its rows by filter and its columns. */
export interface ExportList<Filters extends { format: ExportFormat }, Row> {
  endpoint: ExportEndpoint<Filters>;
  /** 图片; the file is called so, with the day. */
  name: string;
  /** Taken from the list's repository: no limit, in the list's order. */
  statement(filters: Filters, caller: SignedInContext): SQL;
  row: z.ZodType<Row>;
  /** May depend on what the caller may see, and on what the filters lead to. */
  columns(caller: SignedInContext, filters: Filters): readonly ExportColumn<Row>[] | Promise<ExportColumn<Row>[]>;
}

/** A list being read, whatever its row type. */
export interface ExportTable {
  columns: readonly { title: string; width: number }[];
  batches: AsyncGenerator<ExportCell[][], void, undefined>;
}
