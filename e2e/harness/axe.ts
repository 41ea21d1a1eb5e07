/** Accessibility by axe-core, WCAG 2.2 AA, with findings one can act on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

export interface AxeScope {
  /** Selector of the part to look at; the whole page without it. */
  within?: string;
  /** Rules that do not apply there. */
  except?: readonly string[];
}

interface Request {
  options: RunOptions;
  repeated: string;
  within?: string;
}

/** Items of one list are made alike: those far down a long one are not looked at again. */
const REPEATED = 'main li:nth-child(n+7), main tbody > tr:nth-child(n+7)';

/** One line for each element at fault; empty when axe finds nothing. */
export async function findAccessibilityProblems(
  page: Page,
  { within, except = [] }: AxeScope = {},
): Promise<string[]> {
  // Evaluated by the debugger, which the page's content policy does not concern.
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate<AxeResults, Request>(
    async ({ options, repeated, within: selector }) => {
      const axe = Reflect.get(window, 'axe') as typeof import('axe-core');
      // Colours on their way from one to the other are neither.
      const moving = () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      do {
        await Promise.allSettled(moving().map(({ finished }) => finished));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (moving().some(({ playState }) => playState === 'running'));
      return axe.run({ include: [selector ?? 'html'], exclude: [repeated] }, options);
    },
    {
      options: {
        ...OPTIONS,
        rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
      },
      repeated: REPEATED,
      ...(within === undefined ? {} : { within }),
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  );
}
