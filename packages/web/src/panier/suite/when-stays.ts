/** What one only flies past, on the way to the end, is neither read nor drawn. */
const PASSAGE_MS = 100;
/** On a slow machine a moment is over before the next frame tells that the element has gone by. */
const FRAMES = 5;

/** Runs once the element came near and was still there a moment later. @returns what gives up. */
export function whenStays(
  element: Element,
  near: IntersectionObserverInit,
  run: () => void,
): () => void {
  let passage: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const forget = () => {
    clearTimeout(passage);
    cancelAnimationFrame(frame);
  };
  const waitFrames = (left: number) => {
    if (left === 0) run();
    else frame = requestAnimationFrame(() => waitFrames(left - 1));
  };
  const observer = new IntersectionObserver((entries) => {
    forget();
    if (entries.at(-1)?.isIntersecting) passage = setTimeout(() => waitFrames(FRAMES), PASSAGE_MS);
  }, near);
  observer.observe(element);
  return () => {
    observer.disconnect();
    forget();
  };
}
