/** Far enough for code to arrive before the eye does. */
const NEAR = '600px';

/** Runs once the element is on the screen or nearly, with its box. @returns what gives up. */
export function whenNear(element: Element, run: (box: DOMRectReadOnly) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const met = entries.find(({ isIntersecting }) => isIntersecting);
      if (!met) return;
      observer.disconnect();
      run(met.boundingClientRect);
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
