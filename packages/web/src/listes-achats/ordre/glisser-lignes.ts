/** Lines of a list are dragged by their handle between others; the chosen ones go together. */
import type { DragEvent } from 'react';
import { removeDragImage, setDragImage } from '../../ui/drag-image.ts';

const TYPE = 'application/x-comptoir-liste';
const RANGEE = '[data-ligne]';
/** Dropped on its head, lines come first in a group. */
const TETE = '[data-tete]';

export interface Depot {
  /** The line they are dropped on, or the group, by its `rang`. */
  sur: { ligneId: number } | { groupe: number };
  cote: 'avant' | 'apres';
}

interface Options {
  /** All that go with a line, in the order of the page. */
  avecChoisies: (ligneId: number) => readonly number[];
  /** « 3 lignes », beside the pointer. */
  dire: (nombre: number) => string;
  onDepot: (ligneIds: readonly number[], depot: Depot) => void;
}

/** Listeners of the list as a whole: rows have none of their own. */
export function glisserLignes({ avecChoisies, dire, onDepot }: Options) {
  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const rangee = findZone(event, '[data-poignee]')?.closest<HTMLElement>(RANGEE);
      if (!rangee) return;
      const ids = avecChoisies(Number(rangee.dataset['ligne']));
      event.dataTransfer.clearData();
      event.dataTransfer.setData(TYPE, ids.join(','));
      event.dataTransfer.effectAllowed = 'move';
      setDragImage(event, dire(ids.length));
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      const zone = findZone(event, `${RANGEE}, ${TETE}`);
      marquer(event.currentTarget, zone, zone && coteOf(event, zone));
      if (!zone) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop(event: DragEvent<HTMLElement>) {
      const ids = event.dataTransfer.getData(TYPE).split(',').map(Number).filter(Boolean);
      const zone = findZone(event, `${RANGEE}, ${TETE}`);
      marquer(event.currentTarget, null, null);
      if (!zone || ids.length === 0) return;
      event.preventDefault();
      onDepot(ids, {
        sur: zone.matches(TETE)
          ? { groupe: Number(zone.dataset['tete']) }
          : { ligneId: Number(zone.dataset['ligne']) },
        cote: coteOf(event, zone),
      });
    },
    onDragEnd(event: DragEvent<HTMLElement>) {
      marquer(event.currentTarget, null, null);
      removeDragImage();
    },
  };
}

function findZone(event: DragEvent, selecteur: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selecteur) : null;
}

function coteOf(event: DragEvent, zone: HTMLElement): Depot['cote'] {
  if (zone.matches(TETE)) return 'apres';
  const { top, height } = zone.getBoundingClientRect();
  return event.clientY < top + height / 2 ? 'avant' : 'apres';
}

function marquer(liste: HTMLElement, zone: HTMLElement | null, cote: Depot['cote'] | null): void {
  for (const autre of liste.querySelectorAll<HTMLElement>('[data-depot]')) {
    if (autre !== zone) delete autre.dataset['depot'];
  }
  if (zone && cote) zone.dataset['depot'] = cote;
}
