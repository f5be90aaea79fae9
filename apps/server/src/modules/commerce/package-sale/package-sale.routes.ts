import * as trade from '@tuyuan/contract/commerce/image-auth-trade.ts';
import * as management from '@tuyuan/contract/commerce/package-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { presentOrder } from '../order/index.ts';
import { buyPackage } from './buy-package.ts';
import { assertToCome, grantPackage } from './grant-package.ts';
import {
  findManagedOffer,
  insertOffer,
  listManagedOffers,
  listOffersOnSale,
  updateOffer,
} from './package-offer.repository.ts';
import {
  findManagedPackage,
  findOwnPackage,
  listCandidates,
  listOwnPackages,
  markClosed,
  pageOfPackages,
  pageOfTrades,
  setValidUntil,
} from './sold-package.repository.ts';

export function packageSaleRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  const managed = (db: Database, id: number) => orThrow(findManagedPackage(db, id), 'Package.NotFound');
  const offer = (db: Database, id: number) => orThrow(findManagedOffer(db, id), 'PackageOffer.NotFound');

  bindEndpoint(app, trade.getMyPackages, async ({ db, actor }) => ({
    packages: await listOwnPackages(db, actor.id),
    offers: await listOffersOnSale(db),
  }));
  bindEndpoint(app, trade.getTrades, async ({ db, actor }, input) => {
    await orThrow(findOwnPackage(db, actor.id, input.packageId), 'Package.NotFound');
    return pageOfTrades(db, input);
  });
  bindEndpoint(app, trade.buyPackage, async (context, input) =>
    presentOrder(context.db, await buyPackage(context, input, timeZone), context.actor.id),
  );

  bindEndpoint(app, management.getPackages, ({ db }, input) => pageOfPackages(db, input));
  bindEndpoint(app, management.findPackageOwners, async ({ db }, { keyword }) => ({
    items: await listCandidates(db, keyword),
  }));
  bindEndpoint(app, management.getPackageTrades, ({ db }, input) => pageOfTrades(db, input));
  bindEndpoint(app, management.grantPackage, async (context, input) =>
    managed(context.db, await grantPackage(context, input, timeZone)),
  );
  bindEndpoint(app, management.extendPackage, async ({ db }, { id, validUntil }) => {
    await managed(db, id);
    assertToCome(validUntil, timeZone);
    if (!(await setValidUntil(db, id, validUntil, timeZone))) throw new AppError('Package.StateMismatch');
    return managed(db, id);
  });
  bindEndpoint(app, management.closePackage, async ({ db }, { id, note }) => {
    await managed(db, id);
    if (!(await markClosed(db, id, note))) throw new AppError('Package.StateMismatch');
    return managed(db, id);
  });
  bindEndpoint(app, management.getOffers, async ({ db }) => ({ items: await listManagedOffers(db) }));
  bindEndpoint(app, management.createOffer, async ({ db }, input) => offer(db, await insertOffer(db, input)));
  bindEndpoint(app, management.updateOffer, async ({ db }, input) => {
    if (!(await updateOffer(db, input))) throw new AppError('PackageOffer.NotFound');
    return offer(db, input.id);
  });
}
