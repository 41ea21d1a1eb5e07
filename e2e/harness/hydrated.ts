import type { Page } from 'playwright-core';

const POLL_MS = 40;

/**
 * Waits until React answers to events on the first screen: parts of a page wake up one after the
 * other, those further down as they near the screen.
 */
export async function hydrated(page: Page): Promise<void> {
  try {
    await page.waitForFunction(isAwake, undefined, { polling: POLL_MS });
  } catch (error) {
    // The page may have gone meanwhile: then the wait itself says so.
    const asleep = await page.evaluate(tellAsleep).catch(() => '');
    throw asleep ? new Error(asleep, { cause: error }) : error;
  }
}

/** Runs in the page, as the next: neither knows the other. */
function isAwake(): boolean {
  const hears = (control: Element) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps'));
  const isSeen = (control: Element) => {
    // Where a part below the fold lies would have it laid out to be told, with every poll.
    if (!control.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { top, bottom, height } = control.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const controls = [...document.querySelectorAll('a, button, input, select')];
  return controls.some(hears) && controls.every((each) => hears(each) || !isSeen(each));
}

function tellAsleep(): string {
  const all = [...document.querySelectorAll('a, button, input, select')];
  const asleep = all.filter(
    (control) => !Object.keys(control).some((key) => key.startsWith('__reactProps')),
  );
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name, duration }) => `${name.replace(location.origin, '')} ${Math.round(duration)} ms`);
  return [
    `${location.pathname} (${document.readyState}): ${asleep.length} of ${all.length} controls asleep`,
    ...asleep.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 150)),
    ...fetched.slice(-15),
  ].join('\n');
}
