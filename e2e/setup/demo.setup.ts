import { expect, test } from '@playwright/test';
import { demoFigures, figuresOf } from '../fixtures/demo-figures.ts';
import { laneAddresses } from '../lanes.ts';

// A page is up before its pictures are; the suites expect them all.
test('the demo fills a new installation by itself', async () => {
  test.setTimeout(10 * 60_000);
  for (const address of laneAddresses()) {
    const figures = () => figuresOf(address).catch(() => undefined);
    await expect.poll(figures, { timeout: 9 * 60_000, intervals: [500] }).toEqual(demoFigures());
  }
});
