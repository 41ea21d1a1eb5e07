import type { Page } from 'playwright-core';

const POLL_MS = 40;

/**
 * Waits until React answers to events on the first screen: parts of a page wake up one after the
 * other, those further down as one comes to them.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isAwake = (control: Element) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps'));
      const isSeen = (control: Element) => {
        const { top, bottom, height } = control.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < window.innerHeight;
      };
      const controls = [...document.querySelectorAll('a, button, input, select')];
      return controls.some(isAwake) && controls.every((each) => isAwake(each) || !isSeen(each));
    },
    undefined,
    { polling: POLL_MS },
  );
}
