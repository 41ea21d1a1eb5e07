import type { Page } from 'playwright-core';

/** Waits until React answers to events on the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
