/** What moved on a page without anybody having asked for it. */
import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

export interface Shifts {
  /** As browsers count it: 0.02 is what a page may have. */
  sum: number;
  /** What moved, from where to where, for the message of a test that fails. */
  moved: string[];
}

/** Since the document was loaded. */
export function layoutShifts(page: Page): Promise<Shifts> {
  return page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        const name = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const words = (node?.textContent ?? '').replace(/\s+/g, ' ').slice(0, 40);
          return `<${element?.tagName.toLowerCase()} class="${element?.getAttribute('class')}"> ${words}`;
        };
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter((one) => !one.hadRecentInput);
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ sources, startTime }) =>
              sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${startTime.toFixed(0)} ms: ${name(node)}: ${place(previousRect)} → ${place(currentRect)}`,
              ),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 300, { sum: 0, moved: [] });
      }),
  );
}
