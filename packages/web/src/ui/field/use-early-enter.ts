import { useEffect, type RefObject } from 'react';

/**
 * Enter pressed before the form was awake (see start-after-paint.ts) is not lost: the form is sent
 * as soon as there is somebody to read it.
 */
export function useEarlyEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (element?.dataset['early'] === undefined) return;
    delete element.dataset['early'];
    element.requestSubmit();
  }, [form]);
}
