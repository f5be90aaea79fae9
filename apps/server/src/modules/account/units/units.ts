import { defineTree } from '../../../platform/tree/define-tree.ts';

/** The tenant's tree of units. */
export const units = defineTree({
  table: 'organization_unit',
  codes: {
    notFound: 'OrganizationUnit.NotFound',
    nameTaken: 'OrganizationUnit.NameTaken',
    cycle: 'OrganizationUnit.Cycle',
    inUse: 'OrganizationUnit.HasChildren',
  },
});
