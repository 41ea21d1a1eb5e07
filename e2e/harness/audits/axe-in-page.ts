/** What runs in the page while axe looks at it. */
import type { AxeResults, RunOptions } from 'axe-core';

export interface Audit {
  options: RunOptions;
  /** Selector of the part to look at; the whole page without it. */
  within?: string;
  /** Selector of items that are like those before them. */
  repeated: string;
  /** Selector of what is not judged, but is needed to judge the rest: a table is whole or none. */
  beside: string;
  /** Selector of what was found clean before. */
  known?: string;
}

/**
 * Axe works through every element of a document, whatever it is asked to judge, and takes its time
 * for each. What is not judged is kept from it: for as long as it looks, and for scripts alone, some
 * elements have fewer children than they have. Nothing of the page itself changes.
 */
export async function auditInPage({
  options,
  within,
  repeated,
  beside,
  known,
}: Audit): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  const axe = Reflect.get(window, 'axe') as typeof import('axe-core');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const shortened: Element[] = [];
  const left = new Set<Node>();
  const keepChildren = (parent: Element, isKept: (child: ChildNode) => boolean) => {
    const [kept, others] = [true, false].map((wanted) =>
      [...parent.childNodes].filter((child) => isKept(child) === wanted),
    );
    if (!others?.length) return;
    for (const child of others) left.add(child);
    Object.defineProperty(parent, 'childNodes', { configurable: true, value: kept });
    shortened.push(parent);
  };

  // Colours on their way from one to the other are neither.
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  } while (moving().some(({ playState }) => playState === 'running'));

  const frames = known === undefined ? [] : all(known);
  const outermost = frames.filter((each) => !frames.some((it) => it !== each && it.contains(each)));
  for (const each of outermost) keepChildren(each, () => false);
  for (const parent of new Set(all(repeated).map(({ parentElement }) => parentElement))) {
    if (parent)
      keepChildren(parent, (child) => !(child instanceof Element && child.matches(repeated)));
  }
  // Drawings nobody is told of, without a word and with nothing to reach.
  for (const drawing of all('svg[aria-hidden="true"]')) {
    if (!drawing.textContent.trim() && !drawing.querySelector('a, [tabindex]'))
      keepChildren(drawing, () => false);
  }
  const parts = within === undefined ? [] : all(within);
  // Colours are judged on what lies beneath, which is hidden by what lets nothing through.
  const isOpaque = (part: Element) =>
    !/rgba|\/|transparent/.test(getComputedStyle(part).backgroundColor);
  if (parts.length > 0 && parts.every(isOpaque)) {
    const holds = (child: ChildNode) => parts.some((part) => child.contains(part));
    for (const part of parts) {
      for (let up = part.parentElement; up; up = up.parentElement) {
        const isPart = parts.some((each) => each.contains(up));
        if (!isPart) keepChildren(up, holds);
      }
    }
  }
  // Its grid of what lies where is made by a walk of its own.
  Object.defineProperty(document, 'createTreeWalker', {
    configurable: true,
    value: (root: Node, what: number) =>
      Document.prototype.createTreeWalker.call(document, root, what, (node: Node) =>
        left.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      ),
  });
  try {
    const include = [within ?? 'html'];
    const isSeen = (element: Element | null): boolean =>
      element === null || (!left.has(element) && isSeen(element.parentElement));
    const exclude = [...outermost, ...all(beside)].filter(isSeen);
    const context = exclude.length > 0 ? { include, exclude } : { include };
    const { violations, incomplete } = await axe.run(context, options);
    return { violations, incomplete };
  } finally {
    Reflect.deleteProperty(document, 'createTreeWalker');
    for (const parent of shortened) Reflect.deleteProperty(parent, 'childNodes');
  }
}
