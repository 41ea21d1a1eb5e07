/** The box of the panel: under the field on a desk, the rest of the screen on a phone. */
import { useEffect, useEffectEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../words/use-texts.ts';
import type { Panneau } from './use-panneau.ts';

interface Props {
  /** The id of the grid. */
  id: string;
  field: HTMLInputElement;
  panneau: Panneau;
  children: ReactNode;
}

export function CadrePanneau({ id, field, panneau, children }: Props) {
  const t = useTexts('recherche');
  const { active, setActive, close } = panneau;
  useBackButton(close);
  // One row at a time: that of the keys gives way to that of the pointer.
  const onPointerMove = ({ pointerType, movementX, movementY }: PointerEvent) => {
    const isMoved = movementX !== 0 || movementY !== 0;
    if (active !== null && pointerType === 'mouse' && isMoved) setActive(null);
  };
  return (
    <>
      <button
        type="button"
        onClick={close}
        className="h-12 shrink-0 rounded-control px-2 type-button text-on sm:hidden"
      >
        {t('suggestions.fermer')}
      </button>
      <Scrim field={field} onPress={close} />
      <div
        role="presentation"
        data-panneau
        // The field keeps the focus, unless a quantity takes it.
        onMouseDown={(event) => {
          if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
        }}
        onPointerMove={onPointerMove}
        // Who scrolls has typed enough: the keyboard of a phone gives its room back.
        onTouchMove={() => field.blur()}
        className={PANEL}
      >
        <div
          role="grid"
          id={id}
          aria-label={t('suggestions.libelle')}
          className="flex min-h-0 flex-1 flex-col max-sm:overflow-y-auto max-sm:overscroll-contain"
        >
          {children}
        </div>
      </div>
    </>
  );
}

const PANEL =
  'on-page flex flex-col overflow-hidden bg-bg text-text max-sm:fixed max-sm:inset-x-0 max-sm:top-16 max-sm:bottom-0 sm:absolute sm:inset-x-6 sm:top-full sm:h-128 sm:max-h-[calc(100dvh-8rem)] sm:rounded-card sm:border sm:border-line-2 sm:shadow-float lg:inset-x-8 lg:mt-0.5 lg:max-h-[calc(100dvh-5.5rem)] xl:right-auto xl:left-48 xl:w-248';

interface ScrimProps {
  field: HTMLInputElement;
  onPress: () => void;
}

/** Right under the header, whose ground it would dim from further inside. */
function Scrim({ field, onPress }: ScrimProps) {
  const header = field.closest('header');
  const scrim = (
    <div className="fixed inset-0 -z-10 bg-scrim" onPointerDown={onPress} aria-hidden />
  );
  return header && createPortal(scrim, header);
}

/** Not in every browser, nor yet in the types of the DOM. */
type CloseWatcherClass = new () => { onclose: () => void; destroy: () => void };

/** On a phone the sheet is left as one leaves a screen, where the browser reports it. */
function useBackButton(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const Watcher = Reflect.get(window, 'CloseWatcher') as CloseWatcherClass | undefined;
    if (!Watcher || !matchMedia('(width < 40rem)').matches) return;
    const watcher = new Watcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
}
