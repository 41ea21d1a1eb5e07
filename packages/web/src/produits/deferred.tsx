/**
 * Parts that the server renders with the rest of the page. The browser fetches their code later, at
 * best when they come near, and wakes them up in place, so that the first page stays light.
 */
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, use, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { TextesDePage } from '../routes.ts';
import { whenNear } from '../when-near.ts';

export interface Deferred<P> {
  Part: ComponentType<P & { className?: string }>;
  /** Makes it ready: on the server before rendering, in the browser before a navigation ends. */
  preload: () => Promise<void>;
}

/** A part whose code does not come stays as the server rendered it, and is tried again. */
const RETRY_MS = 5000;

interface DeferOptions {
  /** False: its code is fetched at once, after what the page needs to be painted. */
  near?: boolean;
  /** Messages that a first page fetches with its code; they are there when one goes to the page. */
  textes?: readonly TextesDePage[];
}

export function defer<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { near = true, textes = [] }: DeferOptions = {},
): Deferred<P> {
  let loaded: ComponentType<P> | undefined;
  let arrive: (part: ComponentType<P>) => void;
  const arrival = new Promise<ComponentType<P>>((resolve) => {
    arrive = resolve;
  });
  const preload = async (words?: Promise<void> | void) => {
    const [code] = await Promise.all([loaded ?? load(), words]);
    loaded = code;
    // As React marks a promise it has seen settle: the part is then there without waiting a turn.
    void Object.assign(arrival, { status: 'fulfilled', value: loaded });
    arrive(loaded);
  };
  const insist = (fetchWords: () => Promise<void> | void) =>
    void preload(fetchWords()).catch(() => setTimeout(insist, RETRY_MS, fetchWords));

  function Inner({ props, onAwake }: { props: P; onAwake: (isAwake: boolean) => void }) {
    const Loaded = use(arrival);
    useEffect(() => onAwake(true), [onAwake]);
    return <Loaded {...props} />;
  }

  function Part({ className, ...rest }: P & { className?: string }) {
    const props = rest as unknown as P;
    const { texts, locale } = useRouteContext({ from: '__root__' });
    const place = useRef<HTMLDivElement>(null);
    const [isAwake, setIsAwake] = useState(loaded !== undefined);
    // React throws away what the server rendered if it changes before it is awake: it waits.
    const [first] = useState(props);
    const shown = isAwake ? props : first;
    useEffect(() => {
      if (loaded || !place.current) return;
      const start = () => insist(() => texts.load(locale, textes));
      if (near) return whenNear(place.current, start);
      start();
    }, [texts, locale]);
    return (
      <div ref={place} className={className}>
        {useMemo(
          () => (
            <Suspense>
              <Inner props={shown} onAwake={setIsAwake} />
            </Suspense>
          ),
          [shown],
        )}
      </div>
    );
  }
  return { Part, preload: () => preload() };
}
