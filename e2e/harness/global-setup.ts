/** One shop for all browser tests; each worker has a Chromium, each test a context of its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureHeadlessChromium } from '../../scripts/machine/chromium.ts';
import { startShop } from './shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    shopData: string;
    chromiumPath: string;
  }
}

export default async function setup(project: TestProject) {
  const [shop, chromiumPath] = await Promise.all([startShop(), ensureHeadlessChromium()]);
  project.provide('shopUrl', shop.url);
  project.provide('shopData', shop.data);
  project.provide('chromiumPath', chromiumPath);
  return async () => {
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
