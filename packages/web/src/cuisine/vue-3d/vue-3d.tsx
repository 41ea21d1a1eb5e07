/** The kitchen in 3D: turned by pointer, finger or keyboard, drawn only when something changes. */
import { clsx } from 'clsx';
import { Focus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { createScene, type SceneCuisine } from './scene.ts';

interface Props {
  plan: Plan;
  className: string;
}

/** Radians for a pixel, and for a press of an arrow. */
const PAR_PIXEL = 0.006;
const PAR_FLECHE = 0.12;

export default function Vue3d({ plan, className }: Props) {
  const t = useTexts('cuisine');
  const aideId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<SceneCuisine>(undefined);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    const opened = element ? createScene(element) : undefined;
    if (!element || !opened) return setIsMissing(true);
    scene.current = opened;
    const observer = new ResizeObserver(() =>
      opened.redimensionner(element.clientWidth, element.clientHeight),
    );
    observer.observe(element);
    // Not passive: the wheel turns the kitchen, not the page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      opened.approcher(event.deltaY > 0 ? 1.1 : 0.9);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
      scene.current = undefined;
      opened.fermer();
    };
  }, []);
  useEffect(() => scene.current?.montrer(plan), [plan]);

  const gestes = useGestes(scene);
  const onKeyDown = (event: KeyboardEvent) => {
    const touches: Record<string, () => void> = {
      ArrowLeft: () => scene.current?.tourner(-PAR_FLECHE, 0),
      ArrowRight: () => scene.current?.tourner(PAR_FLECHE, 0),
      ArrowUp: () => scene.current?.tourner(0, PAR_FLECHE),
      ArrowDown: () => scene.current?.tourner(0, -PAR_FLECHE),
      '+': () => scene.current?.approcher(0.9),
      '-': () => scene.current?.approcher(1.1),
    };
    const touche = touches[event.key];
    if (!touche || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    touche();
  };
  if (isMissing) {
    return <p className={clsx(className, 'p-6 type-body text-text-2')}>{t('vue3d.absente')}</p>;
  }
  return (
    <div className={clsx(className, 'relative')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is turned */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- turned by keyboard
        tabIndex={0}
        aria-label={t('vue3d.titre')}
        aria-describedby={aideId}
        onKeyDown={onKeyDown}
        {...gestes}
        className="size-full cursor-grab touch-none active:cursor-grabbing"
      >
        <canvas ref={canvas} className="block size-full" />
      </div>
      <p
        id={aideId}
        className="pointer-events-none absolute bottom-2 left-2 max-sm:sr-only max-w-[calc(100%-4.5rem)] rounded-control bg-bg/90 px-2 py-1 type-meta text-text-2"
      >
        {t('vue3d.aide')}
      </p>
      <IconButton
        icon={Focus}
        kind="outline"
        size="sm"
        label={t('vue3d.recentrer')}
        className="absolute! right-2 bottom-2"
        onClick={() => scene.current?.recentrer()}
      />
    </div>
  );
}

/** One finger turns, two bring nearer. */
function useGestes(scene: { current: SceneCuisine | undefined }) {
  const doigts = useRef(new Map<number, { x: number; y: number }>());
  const ecart = () => {
    const [a, b] = [...doigts.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const lacher = (event: PointerEvent) => doigts.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      doigts.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const avant = doigts.current.get(event.pointerId);
      if (!avant) return;
      const large = ecart();
      doigts.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (doigts.current.size > 1) {
        if (large > 0) scene.current?.approcher(large / Math.max(ecart(), 1));
        return;
      }
      const [dx, dy] = [event.clientX - avant.x, event.clientY - avant.y];
      scene.current?.tourner(-dx * PAR_PIXEL, dy * PAR_PIXEL);
    },
    onPointerUp: lacher,
    onPointerCancel: lacher,
  };
}
