/** Accessibility by axe-core, WCAG 2.2 AA, with findings one can act on. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { auditInPage } from './axe-in-page.ts';

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

/** Items of one list are made alike: those far down a long one are not looked at again. */
const REPEATED = 'main li:nth-child(n+7)';
const REPEATED_ROWS = 'main tbody > tr:nth-child(n+7)';

/** What every page has around its own content: header, departments, footer, bar of the thumb. */
const FRAME = 'body header:not(main *), body nav:not(main *), body footer:not(main *)';

/**
 * Frames that axe found nothing in: made of the same elements, with the same names, on the same
 * screen, they are not looked at again.
 */
const cleanFrames = new Set<string>();

/** Signs all that axe judges a frame by: everything but where it leads and what its words are. */
function signFrame(page: Page): Promise<string> {
  return page.evaluate(async (frame) => {
    const parts = [...document.querySelectorAll(frame)].map(({ outerHTML }) =>
      outerHTML
        .replace(/ (href|id|src|srcset|d|for|aria-(?:controls|\w+edby))="[^"]+"/g, ' $1="…"')
        .replace(/>[^<]*\S[^<]*</g, '>…<'),
    );
    const { outerHTML: root } = document.documentElement.cloneNode(false) as Element;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const text = [innerWidth, isDark, root, ...parts].join('\n');
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16)).join('');
  }, FRAME);
}

/** One line for each element at fault; empty when axe finds nothing. */
export async function findAccessibilityProblems(
  page: Page,
  { within, except = [] }: AxeScope = {},
): Promise<string[]> {
  // Evaluated by the debugger, which the page's content policy does not concern.
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) await page.evaluate(SOURCE);
  const frame = within === undefined ? await signFrame(page) : undefined;
  const isFrameClean = frame !== undefined && cleanFrames.has(frame);
  const { violations, incomplete } = await page.evaluate(auditInPage, {
    options: {
      ...OPTIONS,
      rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
    },
    repeated: REPEATED,
    beside: REPEATED_ROWS,
    ...(isFrameClean && { known: FRAME }),
    ...(within !== undefined && { within }),
  });
  // A rule that fails is told as one that could not decide.
  const failed = incomplete.filter(({ nodes }) => nodes.some(isFailed));
  if (frame !== undefined && violations.length === 0) cleanFrames.add(frame);
  return [...violations, ...failed].flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  );
}

function isFailed({ any, all, none }: NodeResult): boolean {
  return [...any, ...all, ...none].some(({ id }) => id === 'error-occurred');
}
