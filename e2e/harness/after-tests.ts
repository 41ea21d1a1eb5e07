/**
 * What each test and each file leaves behind is closed here, not where it is opened: modules are
 * loaded once for all files, and a hook holds for the file that was running when it was set.
 */
import { afterAll, afterEach } from 'vitest';
import { closePages, closeSharedPages } from './browser.ts';
import { closeShopDatabase } from './visitors.ts';

afterEach(closePages);
afterAll(async () => {
  await closeSharedPages();
  await closeShopDatabase();
});
