/**
 * Hides every amount of the page, wherever it stands: a mark of the browser is laid over the
 * characters (CSS custom highlights), so that no element changes and nothing moves. One module for
 * all pages: none can forget to take part.
 */
import { findMontants } from './montants.ts';

/** The name style sheets know it by. */
const MARQUE = 'montants';
/** Set on the root once amounts are marked: until then the page is not shown. */
const PRET = 'data-discret-pret';
/** What keeps its amounts (prix-vente.public.ts). */
const MONTRE = 'data-montre-montants';

/** Starts hiding; the answer ends it. */
export function masquerMontants(root: HTMLElement = document.documentElement): () => void {
  // A browser without them shows no page rather than a price: `PRET` is not set.
  if (!('highlights' in CSS)) return () => undefined;
  const marque = new Highlight();
  const rangesOf = new WeakMap<Text, Range[]>();
  const oublier = (node: Node) => {
    for (const text of textsIn(node)) {
      for (const range of rangesOf.get(text) ?? []) marque.delete(range);
      rangesOf.delete(text);
    }
  };
  const marquer = (node: Node) => {
    for (const text of textsIn(node)) {
      const ranges = findMontants(text.data).map(([debut, fin]) => rangeOf(text, debut, fin));
      if (ranges.length === 0 || text.parentElement?.closest(`[${MONTRE}]`)) continue;
      rangesOf.set(text, ranges);
      for (const range of ranges) marque.add(range);
    }
  };
  CSS.highlights.set(MARQUE, marque);
  marquer(document.body);
  // Before the change is painted: observers run with the end of the task that made it.
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      const changed = type === 'childList' ? [...removedNodes, ...addedNodes] : [target];
      for (const node of changed) {
        oublier(node);
        if (node.isConnected) marquer(node);
      }
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [MONTRE],
  });
  root.setAttribute(PRET, '');
  return () => {
    observer.disconnect();
    CSS.highlights.delete(MARQUE);
    root.removeAttribute(PRET);
  };
}

function* textsIn(node: Node): Generator<Text> {
  if (node instanceof Text) {
    yield node;
    return;
  }
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

function rangeOf(text: Text, debut: number, fin: number): Range {
  const range = new Range();
  range.setStart(text, debut);
  range.setEnd(text, fin);
  return range;
}
