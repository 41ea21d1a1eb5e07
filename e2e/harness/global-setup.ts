/** One shop and one Chromium for all browser tests; each test has a context of its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../scripts/machine/chromium.ts';
import { startShop } from './shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    shopData: string;
    chromiumPath: string;
    /** Where the tests find the browser that runs. */
    browserUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const [shop, chromiumPath] = await Promise.all([startShop(), ensureHeadlessChromium()]);
  project.provide('shopUrl', shop.url);
  project.provide('shopData', shop.data);
  project.provide('chromiumPath', chromiumPath);
  const browser = await chromium.launchServer({
    executablePath: chromiumPath,
    // Pages live for seconds: making their code fast takes longer than it saves.
    args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt'],
  });
  project.provide('browserUrl', browser.wsEndpoint());

  return async () => {
    await browser.close();
    const logs = shop.logs();
    await shop.stop();
    if (process.exitCode) keepLogs(logs);
  };
}

function keepLogs(logs: string): void {
  const folder = join(import.meta.dirname, '../../.comptoir');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'e2e.log');
  writeFileSync(file, logs);
  console.log(`Logs of the shop: ${file}`);
}
