/**
 * A part of a page whose code comes after the page, so that nothing of it weighs on the first load.
 * It is the default export of its file. What runs when: docs/decisions/0035.
 */
import { useRouter } from '@tanstack/react-router';
import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useIsAwake } from '../ui/use-is-awake.ts';
import { useLocale } from '../words/use-texts.ts';
import { lateCode, type LateWords } from './late-code.ts';
import { whenIdle } from './when-idle.ts';
import { whenNear } from './when-near.ts';

interface LatePartInput<M> {
  load: () => Promise<M>;
  /** Catalogues its page does not have. */
  words?: readonly LateWords[];
  /**
   * When the code is fetched, once what stands around is hydrated: at once; when its place comes
   * near the screen; in an idle moment; when its `asked` says so, until which it is not shown.
   */
  when?: 'now' | 'near' | 'idle' | 'asked';
  /**
   * True: the server renders the part, and the browser hydrates it later, in place.
   * False: the server renders its `fallback`, which works by itself until the part replaces it.
   */
  ssr?: boolean;
}

interface PlaceProps<M> {
  /** Shown until it is there; with `ssr`, only where no server rendered it. */
  fallback?: ReactNode;
  /** Class of the element around a part that waits until it is near. */
  placeClass?: string;
  asked?: boolean;
  /** Called before a part without `ssr` takes the place of its fallback. */
  onArrival?: (module: M) => void;
}

export interface LatePart<P, M> {
  Part: ComponentType<P & PlaceProps<M>>;
  /** For loaders: on the server before rendering, in the browser before a navigation ends. */
  preload(): Promise<void>;
}

interface HydratedProps<P> {
  module: { default: ComponentType<P> } | Promise<{ default: ComponentType<P> }>;
  props: P;
  onHydrated: () => void;
}

export function latePart<P extends object, M extends { default: ComponentType<P> }>(
  input: LatePartInput<M & { default: ComponentType<P> }>,
): LatePart<P, M> {
  const { load, words = [], when = 'now', ssr = when !== 'asked' } = input;
  const code = lateCode(load, words);
  // Pages whose loader does not ask for it find it there all the same; one that does says why not.
  if (import.meta.env.SSR && ssr) code.preload().catch(() => undefined);

  function Hydrated({ module, props, onHydrated }: HydratedProps<P>) {
    const { default: Code } = module instanceof Promise ? use(module) : module;
    useEffect(onHydrated);
    return <Code {...props} />;
  }

  function Part({ fallback, placeClass, asked, onArrival, ...rest }: P & PlaceProps<M>) {
    const props = rest as unknown as P;
    const { texts } = useRouter().options.context;
    const locale = useLocale();
    const module = code.get(texts, locale);
    const isAwake = useIsAwake();
    const [, render] = useReducer((count: number) => count + 1, 0);
    const place = useRef<HTMLDivElement>(null);
    const { current: held } = useRef({ first: props, last: props, isHydrated: false });
    useEffect(() => {
      const start = () => code.fetch(texts, locale);
      if (when === 'near') return whenNear(place.current as Element, start);
      if (when === 'idle') whenIdle(start);
      else if (when === 'now' || asked) start();
    }, [texts, locale, asked]);
    useEffect(() => {
      held.last = props;
    });
    useEffect(() => {
      if (ssr || !(module instanceof Promise)) return;
      void module.then((arrived) => {
        onArrival?.(arrived);
        // Drawn between whatever else one does.
        startTransition(render);
      });
      // oxlint-disable-next-line react/exhaustive-deps -- once: `onArrival` names nothing but refs
    }, [module]);

    // React drops what the server rendered if its props change before it is hydrated: they wait.
    const shown = held.isHydrated ? props : held.first;
    const hydrated = useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Hydrated
            module={module}
            props={shown}
            onHydrated={() => {
              if (held.isHydrated) return;
              held.isHydrated = true;
              if (held.last !== shown) render();
              // What was pressed before there was code for it (`start-after-paint.ts`).
              for (const button of place.current?.querySelectorAll<HTMLElement>('[data-early]') ??
                [])
                button.click();
            }}
          />
        </Suspense>
      ),
      // oxlint-disable-next-line react/exhaustive-deps -- the others change with its props
      [shown],
    );
    if (when === 'asked' && !asked) return fallback;
    const part = ssr ? (
      hydrated
    ) : isAwake && !(module instanceof Promise) ? (
      <module.default {...props} />
    ) : (
      fallback
    );
    if (when !== 'near') return part;
    return (
      <div ref={place} className={placeClass} data-near>
        {part}
      </div>
    );
  }
  return { Part, preload: code.preload };
}
