/** Far enough for code to arrive before the eye does. */
const NEAR = '600px';

/** Runs once the element is on the screen or nearly. @returns what gives up. */
export function whenNear(element: Element, run: () => void, margin = NEAR): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
