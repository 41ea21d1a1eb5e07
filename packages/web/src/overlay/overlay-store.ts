/** Which overlay is open: at most one, outside of React so that opening one renders nothing else. */
import { createStore } from '../loading/create-store.ts';
import { DIALOG_CLOSE_MS } from '../ui/durations.ts';
import type { OverlayData, OverlayId } from './overlay-data.ts';
import type { BuiltOverlayId } from './registry.ts';

export interface ActiveOverlay {
  id: BuiltOverlayId;
  data: OverlayData[OverlayId];
  /** False while it closes. */
  open: boolean;
  /** Grows with each opening: the same id opened twice is two visits. */
  visit: number;
  /** Who gets the focus back. */
  opener: HTMLElement | null;
  /** Its fragment in the address; empty when it cannot be linked to. */
  link: string;
}

/** An overlay that needs no data is opened by its id alone; any other asks for its data. */
export type OpenArguments<Id extends OverlayId> = undefined extends OverlayData[Id]
  ? [data?: OverlayData[Id], opener?: HTMLElement]
  : [data: OverlayData[Id], opener?: HTMLElement];

export const overlayStore = createStore<ActiveOverlay | null>(null);
let visits = 0;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Opens an overlay in place of the one that may be open. */
export function openOverlay<Id extends BuiltOverlayId>(id: Id, ...args: OpenArguments<Id>): void {
  const [data, opener] = args;
  openLinkedOverlay({ id, data: data as OverlayData[Id], opener });
}

/** As openOverlay, for an id and data that were read from an address. */
export function openLinkedOverlay(asked: {
  id: BuiltOverlayId;
  data: OverlayData[OverlayId];
  opener?: HTMLElement | undefined;
  link?: string;
}): void {
  clearTimeout(clearing);
  visits += 1;
  overlayStore.set({
    id: asked.id,
    data: asked.data,
    open: true,
    visit: visits,
    opener: asked.opener ?? focusedElement(),
    link: asked.link ?? '',
  });
}

/** @param restoreFocus false when a new page takes the focus instead of the opener. */
export function closeOverlay({ restoreFocus = true } = {}): void {
  const active = overlayStore.get();
  if (!active) return;
  const opener = restoreFocus ? active.opener : null;
  if (active.open) {
    // The closing animation still shows what the overlay was given; then it is forgotten.
    clearing = setTimeout(() => overlayStore.set(null), DIALOG_CLOSE_MS);
    overlayStore.set({ ...active, open: false, opener });
  } else if (opener !== active.opener) {
    overlayStore.set({ ...active, opener });
  }
}

/** Says under which fragment the open overlay can be found again. */
export function linkOverlay(visit: number, link: string): void {
  const active = overlayStore.get();
  if (active?.open && active.visit === visit && active.link !== link) {
    overlayStore.set({ ...active, link });
  }
}

/** What is focused now, or what opened the overlay from inside which another is opened. */
function focusedElement(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.activeElement;
  const outside = element instanceof HTMLElement && !element.closest('[role=dialog]');
  return outside && element !== document.body ? element : (overlayStore.get()?.opener ?? null);
}
