/** One shop and one Chromium for all browser tests; each test opens its own context. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureHeadlessChromium } from '../../scripts/chromium.ts';
import { startShop } from './shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    shopData: string;
    browserEndpoint: string;
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export default async function setup(project: TestProject) {
  const executablePath = await ensureHeadlessChromium();
  const [shop, browser] = await Promise.all([
    startShop(),
    chromium.launchServer({ executablePath, headless: true, args: FLAGS }),
  ]);
  project.provide('shopUrl', shop.url);
  project.provide('shopData', shop.data);
  project.provide('browserEndpoint', browser.wsEndpoint());

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
